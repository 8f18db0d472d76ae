/** The contract's refusal: a code to act on, a sentence to show, and every wrong field. */
export interface ApiFailure {
  error: { code: string; message: string; errors?: { propertyName: string; message: string }[] } & Record<
    string,
    unknown
  >;
}

/** What people read when a request failed and brought no message of its own. The specification's words. */
export const NO_MESSAGE = "Hmm, there doesn't appear to be a message.";

/** An error whose message is a sentence for the person in front of the screen. The messages of all others are for developers. */
export class ReadableError extends Error {}

/** The server failed or refused, without a code that the caller could act on, or sent no response in time: then there is no status. */
export class RequestError extends ReadableError {
  override name = "RequestError";

  /**
   * @param details what happened, for error reports: the method, the path and the status. People never read it.
   * @param message the sentence for people that the server sent, if it sent one
   */
  constructor(
    readonly details: string,
    message = NO_MESSAGE,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** What a person reads about anything that failed. Technical text (a method, a path, a status, a browser's words) never gets this far. */
export function failureMessage(error: unknown): string {
  if (error instanceof ReadableError) return error.message;
  if (isConnectionFailure(error)) return "Our website cannot be reached right now. Check your connection.";
  return NO_MESSAGE;
}

/**
 * Whether no response arrived: no network, or a dropped connection. `fetch` then throws a `TypeError`, to which `withinTime` adds the
 * request. A `TypeError` without one is a defect in our own code.
 */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError && "details" in error;
}

/**
 * The response of a request whose failures the caller cannot act on.
 * @throws ReadableError with the server's sentence when the server refused
 */
export function successOf<Answer>(answer: Answer | ApiFailure): Answer {
  if (isFailure(answer)) throw new ReadableError(answer.error.message || NO_MESSAGE);
  return answer;
}

/** Whether an answer is a refusal with a code. */
export function isFailure(answer: unknown): answer is ApiFailure {
  const error = partOf(answer, "error");
  return typeof partOf(error, "code") === "string";
}

/** The sentence in a refusal, wherever it stands. */
export function messageIn(answer: unknown): string | undefined {
  const message = partOf(partOf(answer, "error"), "message") ?? partOf(answer, "message");
  return typeof message === "string" && message.trim() ? message : undefined;
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
