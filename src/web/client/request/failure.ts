/** The contract's refusal: a code to act on, a sentence to show, and every wrong field. */
export interface ApiFailure {
  error: { code: string; message: string; errors?: { propertyName: string; message: string }[] } & Record<
    string,
    unknown
  >;
}

/** The server refused and gave no code to act on. */
export class RequestError extends Error {
  override name = "RequestError";

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Whether an answer is a refusal with a code. */
export function isFailure(answer: unknown): answer is ApiFailure {
  const error = partOf(answer, "error");
  return typeof partOf(error, "code") === "string";
}

/** The sentence in a refusal, wherever it stands. */
export function messageIn(answer: unknown): string | undefined {
  const message = partOf(partOf(answer, "error"), "message") ?? partOf(answer, "message");
  return typeof message === "string" && message !== "" ? message : undefined;
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
