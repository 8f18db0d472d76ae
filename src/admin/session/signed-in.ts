import type { SessionUser, SignInAnswer } from "~/server/admin-api/session-schemas";
import { clientStore } from "~/site/browser/store/client-store";
import { queryClient } from "../requests/query-client";

/** Stores who has just signed in, by any method. Data fetched for an earlier person is dropped. */
export function signedIn({ user, apiToken }: SignInAnswer): void {
  queryClient.clear();
  clientStore.setState({ user: { ...user }, apiToken });
}

/** Stores changes to the signed-in person. */
export function userChanged(user: SessionUser): void {
  clientStore.setState({ user: { ...user } });
}
