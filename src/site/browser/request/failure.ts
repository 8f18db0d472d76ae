/** An error of the API: a code to act on, a message to show, and every invalid field. */
export interface ApiFailure {
  error: { code: string; message: string; errors?: { propertyName: string; message: string }[] } & Record<
    string,
    unknown
  >;
}

/** The message for a failed request without a message, in the specification's words. */
export const NO_MESSAGE = "Hmm, there doesn't appear to be a message.";

/** An error whose message is for people. The messages of all other errors are for developers. */
export class ReadableError extends Error {}

/**
 * The server failed or refused without a code that the caller could act on, or did not respond in time, in which case
 * there is no status.
 */
export class RequestError extends ReadableError {
  override name = "RequestError";

  /**
   * @param details what happened, for error reports: the method, the path, and the status. People never read it.
   * @param message the message for people that the server sent, if any
   */
  constructor(
    readonly details: string,
    message = NO_MESSAGE,
    readonly status?: number,
  ) {
    super(message);
  }
}

/**
 * The message for people about any error. Technical text (a method, a path, a status, a browser's message) is never
 * part of it.
 */
export function failureMessage(error: unknown): string {
  if (error instanceof ReadableError) return error.message;
  if (isConnectionFailure(error)) return "Our website cannot be reached right now. Check your connection.";
  return NO_MESSAGE;
}

/**
 * Whether there was no response: no network, or a dropped connection. `fetch` then throws a `TypeError`, to which
 * `withinTime` adds the request. A `TypeError` without one is a defect in our own code.
 */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError && "details" in error;
}

/**
 * The result of a request, for callers that cannot act on errors.
 * @throws ReadableError with the server's message if the server refused
 */
export function successOf<Answer>(answer: Answer | ApiFailure): Answer {
  if (isFailure(answer)) throw new ReadableError(answer.error.message || NO_MESSAGE);
  return answer;
}

/** Whether a result is an error with a code. */
export function isFailure(answer: unknown): answer is ApiFailure {
  const error = partOf(answer, "error");
  return typeof partOf(error, "code") === "string";
}

/** The message of an error. */
export function messageIn(answer: unknown): string | undefined {
  const message = partOf(partOf(answer, "error"), "message") ?? partOf(answer, "message");
  return typeof message === "string" && message.trim() ? message : undefined;
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
