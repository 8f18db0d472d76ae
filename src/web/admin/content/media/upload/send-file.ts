import { isFailure } from "../../../../client/request/failure";
import { clearSession, useClientStore } from "../../../../client/store/client-store";
import { ApiError } from "../../../requests/api-error";

export interface Sending {
  /** Hears from 0 to 1 how much of the body has left the browser. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts a form with a file to the admin API and tells how far it is, which `fetch` cannot.
 * @throws ApiError where the server refused; Error without a connection; an AbortError when it was given up
 */
export function sendFile<Answer>(
  path: string,
  body: FormData,
  { onProgress, signal }: Sending = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    const { apiToken } = useClientStore.getState();
    if (apiToken) request.setRequestHeader("authorization", `Bearer ${apiToken}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) resolve(response as Answer);
      else reject(refusalOf(status, response));
    };
    request.onerror = () => reject(new Error("The connection was lost. Nothing was taken; try again."));
    request.onabort = () => reject(new DOMException("Given up.", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function refusalOf(status: number, answer: unknown): Error {
  if (!isFailure(answer))
    return new Error(`The server answered with status ${status}. Try again in a moment.`);
  if (answer.error.code === "NOT_LOGGED_IN") clearSession();
  return new ApiError(answer);
}
