import { type ApiFailure, isFailure, messageIn, RequestError } from "./failure";

export interface Surroundings {
  fetch: typeof fetch;
  /** Forgets the stored API token and user. */
  clearSession: () => void;
  /** Leads to /admin. */
  goToSignIn: () => void;
  reportError: (error: unknown) => void;
}

export interface CallOptions {
  query?: URLSearchParams;
  /** Sent as Bearer. */
  token?: string | null;
  /** The same key for a repeated submission: the server acts on it once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type RequestBody = FormData | Record<string, unknown> | undefined;

/**
 * GET, POST, PUT, PATCH and DELETE of the site's own API.
 *
 * - The answer is the object that the server sent, or `{ error: { code, … } }` where it refused with a code: look with
 *   `isFailure`.
 * - NOT_LOGGED_IN also forgets the session and leads to /admin.
 * - A refusal without a code throws a `RequestError` with the server's message, or with its status where it sent none;
 *   no connection throws what fetch throws. A 404 is also reported.
 */
export function createRequests(surroundings: Surroundings) {
  async function call<Answer>(
    method: string,
    path: string,
    body: RequestBody,
    options: CallOptions = {},
  ): Promise<Answer | ApiFailure> {
    const response = await surroundings.fetch(addressOf(path, options), {
      method,
      headers: headersFor(body, options),
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: options.signal,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer as Answer;
    return refused(method, path, response.status, answer);
  }

  function refused(method: string, path: string, status: number, answer: unknown): ApiFailure {
    const message = messageIn(answer);
    const error = new RequestError(message ?? `${method} ${path} was answered with status ${status}`, status);
    if (status === 404) surroundings.reportError(error);
    if (!isFailure(answer)) throw error;
    if (answer.error.code === "NOT_LOGGED_IN") {
      surroundings.clearSession();
      surroundings.goToSignIn();
    }
    return answer;
  }

  return {
    get: <Answer>(path: string, options?: CallOptions) => call<Answer>("GET", path, undefined, options),
    post: <Answer>(path: string, body?: RequestBody, options?: CallOptions) =>
      call<Answer>("POST", path, body, options),
    put: <Answer>(path: string, body?: RequestBody, options?: CallOptions) =>
      call<Answer>("PUT", path, body, options),
    patch: <Answer>(path: string, body?: RequestBody, options?: CallOptions) =>
      call<Answer>("PATCH", path, body, options),
    del: <Answer>(path: string, body?: RequestBody, options?: CallOptions) =>
      call<Answer>("DELETE", path, body, options),
  };
}

function addressOf(path: string, { query }: CallOptions): string {
  return query?.size ? `${path}?${query}` : path;
}

function headersFor(body: RequestBody, { token, idempotencyKey }: CallOptions): Headers {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined && !(body instanceof FormData)) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  return headers;
}
