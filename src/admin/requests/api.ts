import { reportError } from "~/site/browser/errors/report-error";
import { type CallOptions, createRequests, type RequestBody } from "~/site/browser/request/create-requests";
import { type ApiFailure, isFailure } from "~/site/browser/request/failure";
import { ApiError } from "./api-error";
import { inSession } from "./in-session";

/** What becomes of a session that has ended is decided by `inSession`, not by each call. */
const { get, post, put, patch, del } = createRequests({
  fetch: (...call) => fetch(...call),
  clearSession() {},
  goToSignIn() {},
  reportError,
});

type Options = Omit<CallOptions, "token">;

/**
 * The admin API with the stored token as Bearer. Answers the object that the server sent; what it refused is thrown as an
 * `ApiError`. Where it wants a fresh proof of who is asking, or the session has ended, a dialog asks for it and the call is made
 * once more.
 */
export const api = {
  get: <Answer>(path: string, options?: Options) => ask<Answer>((token) => get(path, { ...options, token })),
  post: <Answer>(path: string, body?: RequestBody, options?: Options) =>
    ask<Answer>((token) => post(path, body, { ...options, token })),
  put: <Answer>(path: string, body?: RequestBody, options?: Options) =>
    ask<Answer>((token) => put(path, body, { ...options, token })),
  patch: <Answer>(path: string, body?: RequestBody, options?: Options) =>
    ask<Answer>((token) => patch(path, body, { ...options, token })),
  del: <Answer>(path: string, body?: RequestBody, options?: Options) =>
    ask<Answer>((token) => del(path, body, { ...options, token })),
};

type Call<Answer> = (token: string | null) => Promise<Answer | ApiFailure>;

function ask<Answer>(call: Call<Answer>): Promise<Answer> {
  return inSession(async (token) => {
    const answer = await call(token);
    if (isFailure(answer)) throw new ApiError(answer);
    return answer;
  });
}
