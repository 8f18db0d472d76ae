import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Presence } from "~/content/item-schemas";
import { contentApi } from "../api/content-api";

const HEARTBEAT_MS = 10_000;

/** Reports to the server every few seconds that the record is open here. Returns who else has it open. */
export function usePresence(apiName: string, id: string | null): Presence[] {
  const { data } = useQuery({
    queryKey: ["presence", apiName, id],
    queryFn: () => contentApi(apiName).arrive(id ?? ""),
    enabled: id !== null,
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    // Gone, signed out, or offline: the server drops silent clients anyway.
    if (id)
      return () =>
        void contentApi(apiName)
          .leave(id)
          .catch(() => {});
  }, [apiName, id]);
  return data ?? [];
}
