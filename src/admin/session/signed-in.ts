import type { SessionUser, SignInAnswer } from "~/server/admin-api/session-schemas";
import { useClientStore } from "~/site/browser/store/client-store";
import { queryClient } from "../requests/query-client";

/** Keeps who has just signed in, by whatever way. What an earlier person had fetched is forgotten. */
export function signedIn({ user, apiToken }: SignInAnswer): void {
  queryClient.clear();
  useClientStore.setState({ user: { ...user }, apiToken });
}

/** Keeps what has changed about the signed-in person. */
export function userChanged(user: SessionUser): void {
  useClientStore.setState({ user: { ...user } });
}
