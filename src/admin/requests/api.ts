import { reportError } from "~/site/browser/errors/report-error";
import { type Client, clientOf } from "~/site/browser/request/client";
import { createSend } from "~/site/browser/request/create-requests";
import { isFailure } from "~/site/browser/request/failure";
import { ApiError } from "./api-error";
import { inSession } from "./in-session";

/** `inSession` handles an ended session, not each call. */
const send = createSend({
  fetch: (...call) => fetch(...call),
  clearSession() {},
  goToSignIn() {},
  reportError,
});

/**
 * The admin API with the stored bearer token. Resolves to the response's object; errors are thrown as `ApiError`. If
 * a recent sign-in is required, or the session has ended, a dialog asks for it, and the call is repeated.
 */
export const api: Client<never> = clientOf((method, path, call) =>
  inSession(async (token) => {
    const answer = await send(method, path, { ...call, token });
    if (isFailure(answer)) throw new ApiError(answer);
    return answer;
  }),
);
