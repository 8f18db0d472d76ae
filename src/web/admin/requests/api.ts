import type { CallOptions, RequestBody } from "../../client/request/create-requests";
import { type ApiFailure, isFailure } from "../../client/request/failure";
import { del, get, patch, post, put } from "../../client/request/request";
import { useClientStore } from "../../client/store/client-store";
import { ApiError, hasCode } from "./api-error";
import { askForProof } from "./fresh-proof";

type Options = Omit<CallOptions, "token">;

/**
 * The admin API with the stored token as Bearer. Answers the object that the server sent; what it refused is thrown as an
 * `ApiError`. Where it wants a fresh proof of who is asking, the dialog asks for it and the call is made once more.
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

async function ask<Answer>(call: Call<Answer>): Promise<Answer> {
  try {
    return await unwrapped(call);
  } catch (error) {
    if (!hasCode(error, "REAUTHENTICATION_REQUIRED") || !(await askForProof())) throw error;
    return unwrapped(call);
  }
}

async function unwrapped<Answer>(call: Call<Answer>): Promise<Answer> {
  const answer = await call(useClientStore.getState().apiToken);
  if (isFailure(answer)) throw new ApiError(answer);
  return answer;
}
