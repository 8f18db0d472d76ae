import { reportError } from "~/site/browser/errors/report-error";
import { type Client, clientOf } from "~/site/browser/request/client";
import { createSend } from "~/site/browser/request/create-requests";
import { isFailure } from "~/site/browser/request/failure";
import { ApiError } from "./api-error";
import { inSession } from "./in-session";

/** What becomes of a session that has ended is decided by `inSession`, not by each call. */
const send = createSend({
  fetch: (...call) => fetch(...call),
  clearSession() {},
  goToSignIn() {},
  reportError,
});

/**
 * The admin API with the stored token as Bearer. Answers the object that the server sent; what it refused is thrown as an
 * `ApiError`. Where it wants a fresh proof of who is asking, or the session has ended, a dialog asks for it and the call is made
 * once more.
 */
export const api: Client<never> = clientOf((method, path, call) =>
  inSession(async (token) => {
    const answer = await send(method, path, { ...call, token });
    if (isFailure(answer)) throw new ApiError(answer);
    return answer;
  }),
);
