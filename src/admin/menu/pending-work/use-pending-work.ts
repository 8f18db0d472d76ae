import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { PendingCount } from "~/server/pending-work/pending-work-api";
import { api } from "../../requests/api";
import { PENDING_WORK_KEY, queryClient } from "../../requests/query-client";

const none: readonly PendingCount[] = [];

/**
 * The counts of pending work for this person. Fetched at the start, on each new screen, when the window gets
 * the focus, and after each change, but not by a timer, which would keep an unattended session alive. Empty
 * until known.
 */
export function usePendingWork(): readonly PendingCount[] {
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: PENDING_WORK_KEY,
    queryFn: () => api.get("/api/admin/waiting"),
    refetchOnWindowFocus: "always",
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason
  useEffect(() => {
    void queryClient.refetchQueries({ queryKey: PENDING_WORK_KEY, stale: true });
  }, [pathname]);
  return data?.items ?? none;
}
