import { reportError } from "~/site/browser/errors/report-error";
import { withinTime } from "~/site/browser/request/create-requests";
import { isFailure, messageIn, RequestError } from "~/site/browser/request/failure";
import { ApiError } from "../../requests/api-error";
import { inSession } from "../../requests/in-session";

/** Large exports take a while. */
const TIMEOUT_MS = 300_000;

/**
 * Saves a response of the admin API as a file on the user’s computer. A plain link cannot carry the token.
 * @param body posted, for data that must not be in an address
 * @throws ApiError with the server's reason if it sent no file; RequestError if it gave no reason
 */
export async function downloadFile(
  address: string,
  fileName: string,
  { body }: { body?: Record<string, unknown> } = {},
): Promise<void> {
  const file = await inSession((token) => fetchFile(address, token, body));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function fetchFile(
  address: string,
  token: string | null,
  body?: Record<string, unknown>,
): Promise<Blob> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body) headers["content-type"] = "application/json";
  const method = body ? "POST" : "GET";
  const request = `${method} ${address}`;
  return withinTime(request, { timeoutMs: TIMEOUT_MS }, async (signal) => {
    const answer = await fetch(address, { method, headers, body: body && JSON.stringify(body), signal });
    if (answer.ok) return answer.blob();
    const failure: unknown = await answer.json().catch(() => undefined);
    if (isFailure(failure)) throw new ApiError(failure);
    const { status } = answer;
    const error = new RequestError(`${request} returned status ${status}`, messageIn(failure), status);
    void reportError(error);
    throw error;
  });
}
