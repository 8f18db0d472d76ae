import { useQuery } from "@tanstack/react-query";
import type { WaitingCount } from "~/server/waiting/waiting-api";
import { api } from "../../requests/api";
import { WAITING_KEY } from "../../requests/query-client";

const EVERY_MS = 60_000;
const none: readonly WaitingCount[] = [];

/**
 * The work that waits for this person, as the server counts it: now, each minute, when the window gets the
 * focus again, and after each change. Empty until known.
 */
export function useWaiting(): readonly WaitingCount[] {
  const { data } = useQuery({
    queryKey: WAITING_KEY,
    queryFn: () => api.get("/api/admin/waiting"),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: "always",
  });
  return data?.items ?? none;
}
