import { clientStore } from "~/site/browser/store/client-store";
import { hasCode } from "./api-error";
import { askForProof } from "./fresh-proof";
import { queryClient } from "./query-client";
import { askToSignIn, confirmSession } from "./session-end";

/**
 * Calls the admin API with the stored token. If the session has ended, or a recent sign-in is required, a dialog asks
 * for it, and the call is repeated.
 * @param call throws an ApiError if the server refuses
 */
export async function inSession<Answer>(call: (token: string | null) => Promise<Answer>): Promise<Answer> {
  try {
    return await signedIn(call);
  } catch (error) {
    // The session then has the required next step, and that screen replaces this one.
    if (hasCode(error, "SECOND_FACTOR_REQUIRED"))
      void queryClient.invalidateQueries({ queryKey: ["session"] });
    if (!hasCode(error, "REAUTHENTICATION_REQUIRED") || !(await askForProof())) throw error;
    return signedIn(call);
  }
}

async function signedIn<Answer>(call: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = clientStore.getState().apiToken;
  try {
    const answer = await call(token);
    if (token !== null) confirmSession();
    return answer;
  } catch (error) {
    if (!hasCode(error, "NOT_LOGGED_IN") || !(await askToSignIn(token))) throw error;
    return call(clientStore.getState().apiToken);
  }
}
