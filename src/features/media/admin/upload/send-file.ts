import { ApiError, hasCode } from "~/admin/requests/api-error";
import { askToSignIn } from "~/admin/requests/session-end";
import { reportError } from "~/site/browser/errors/report-error";
import type { AnswerOf, FormPath, ParamsOf } from "~/site/browser/request/client";
import { fillIn } from "~/site/browser/request/create-requests";
import { isFailure, messageIn, ReadableError, RequestError } from "~/site/browser/request/failure";
import { clientStore } from "~/site/browser/store/client-store";

export interface Sending {
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts a form with a file to the admin API. Uses XMLHttpRequest, because `fetch` cannot report progress.
 * @throws ApiError if the server refuses it; ReadableError if it failed or the connection was lost; an AbortError if it
 * was canceled
 */
export async function sendFile<Path extends FormPath>(
  path: Path,
  { params, body }: ParamsOf<Path> & { body: FormData },
  sending: Sending = {},
): Promise<AnswerOf<"post", Path>> {
  const address = fillIn(path, params);
  const { apiToken } = clientStore.getState();
  try {
    return await sendOnce(address, body, apiToken, sending);
  } catch (error) {
    if (!hasCode(error, "NOT_LOGGED_IN") || !(await askToSignIn(apiToken))) throw error;
    return sendOnce(address, body, clientStore.getState().apiToken, sending);
  }
}

function sendOnce<Answer>(
  address: string,
  body: FormData,
  apiToken: string | null,
  { onProgress, signal }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    if (apiToken) request.setRequestHeader("authorization", `Bearer ${apiToken}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      const isAnswer = typeof response === "object" && response !== null;
      if (status >= 200 && status < 300 && isAnswer) resolve(response as Answer);
      else reject(refusalOf(`POST ${address}`, status, response));
    };
    request.onerror = () =>
      reject(new ReadableError("The connection was lost, and nothing was uploaded. Please try again."));
    request.onabort = () => reject(new DOMException("Canceled", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function refusalOf(request: string, status: number, answer: unknown): Error {
  if (isFailure(answer)) return new ApiError(answer);
  const error = new RequestError(`${request} returned status ${status}`, messageIn(answer), status);
  void reportError(error);
  return error;
}
