import type { Method } from "~/server/api/endpoints";
import { type AnyCall, type CallOptions, type Client, clientOf } from "./client";
import { type ApiFailure, isFailure, messageIn, RequestError } from "./failure";

export interface Surroundings {
  fetch: typeof fetch;
  /** Throws if the page may not send a request with this method. */
  requireAllowed?: (method: string) => void;
  /** Clears the stored API token and user. */
  clearSession: () => void;
  /** Goes to /admin. */
  goToSignIn: () => void;
  reportError: (error: unknown) => void;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const NO_CONTENT = 204;

/**
 * GET, POST, PUT, PATCH, and DELETE of the site's own API.
 * - Resolves to the object that the server sent, or `{ error: { code, … } }` if it refused with a code: check with
 * `isFailure`.
 * - NOT_LOGGED_IN also clears the session and goes to /admin.
 * - A refusal without a code, and a success without a readable body, throw a `RequestError` with the server's
 * message. A timeout throws one without a status. Both are reported, and so is a 404.
 * - A lost connection throws what `fetch` throws.
 */
export function createRequests(surroundings: Surroundings): Client<ApiFailure> {
  return clientOf(createSend(surroundings));
}

/** Sends a call of any endpoint, as described at `createRequests`. */
export function createSend(surroundings: Surroundings) {
  return async function send(method: Method, path: string, call: AnyCall): Promise<object | undefined> {
    const verb = method.toUpperCase();
    const filled = fillIn(path, call.params);
    const request = `${verb} ${filled}`;
    const { body } = call;
    surroundings.requireAllowed?.(verb);
    try {
      return await withinTime(request, call, async (signal) => {
        const response = await surroundings.fetch(addressOf(filled, call), {
          method: verb,
          headers: headersFor(call),
          body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
          signal,
        });
        const { ok, status } = response;
        const answer = await readObject(response, signal);
        if (ok && (answer || status === NO_CONTENT)) return answer;
        return refused(request, status, answer);
      });
    } catch (error) {
      if (error instanceof RequestError && !error.status) surroundings.reportError(error);
      throw error;
    }
  };

  function refused(request: string, status: number, answer: object | undefined): ApiFailure {
    const error = new RequestError(`${request} returned status ${status}`, messageIn(answer), status);
    const hasCode = isFailure(answer);
    if (status === 404 || !hasCode) surroundings.reportError(error);
    if (!hasCode) throw error;
    if (answer.error.code === "NOT_LOGGED_IN") {
      surroundings.clearSession();
      surroundings.goToSignIn();
    }
    return answer;
  }
}

/**
 * Cancels a request that takes too long, or that its caller canceled. `AbortSignal.any` is too new for old phones.
 * @throws RequestError without a status on timeout; the error of `attempt`, with the request as `details` if there was
 * no response
 */
export async function withinTime<Result>(
  request: string,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS }: Pick<CallOptions, "signal" | "timeoutMs">,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  const giveUp = () => ended.abort(signal?.reason);
  if (signal?.aborted) giveUp();
  signal?.addEventListener("abort", giveUp);
  const timer = setTimeout(
    () => ended.abort(new RequestError(`${request} got no response in time`, "Our website did not answer.")),
    timeoutMs,
  );
  try {
    return await attempt(ended.signal);
  } catch (error) {
    if (error instanceof TypeError) Object.assign(error, { details: request });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

/** Undefined if the body is not a JSON object, such as a gateway's error page. */
async function readObject(response: Response, signal: AbortSignal): Promise<object | undefined> {
  try {
    const body: unknown = await response.json();
    return body instanceof Object ? body : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** A path with its placeholders filled in. */
export function fillIn(path: string, params: AnyCall["params"] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
}

function addressOf(path: string, { query = {} }: AnyCall): string {
  const search = new URLSearchParams();
  for (const name in query) if (query[name] !== undefined) search.set(name, String(query[name]));
  return search.size ? `${path}?${search}` : path;
}

function headersFor({ body, token, idempotencyKey }: AnyCall): Headers {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined && !(body instanceof FormData)) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  return headers;
}
