import { useQuery } from "@tanstack/react-query";
import type { SessionUser } from "~/server/admin-api/session-schemas";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { api } from "../requests/api";
import { userChanged } from "./signed-in";

/**
 * Asks the server from time to time who is signed in: permissions may have changed, and an expired session is
 * detected before anything is typed.
 */
export function useSession() {
  const apiToken = useClientStore((state) => state.apiToken);
  return useQuery({
    queryKey: ["session"],
    enabled: apiToken !== null,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    async queryFn() {
      const answer = await api.get("/api/admin/session");
      userChanged(answer.user);
      return answer;
    },
  });
}

/** The signed-in person. Only for screens behind the guard. */
export function useUser(): SessionUser {
  const user = useClientStore((state) => state.user);
  return user as SessionUser;
}
