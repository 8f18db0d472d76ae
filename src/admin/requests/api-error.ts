import { type ApiFailure, failureMessage, NO_MESSAGE, ReadableError } from "~/site/browser/request/failure";

/** The admin API refused: its code, its sentence, and every wrong field by name. */
export class ApiError extends ReadableError {
  override name = "ApiError";
  readonly code: string;
  readonly errors: readonly { propertyName: string; message: string }[];
  /** Whatever else the refusal carries, such as the current `revision` of a conflict. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ error: { code, message, errors, ...details } }: ApiFailure) {
    super(message || NO_MESSAGE);
    this.code = code;
    this.errors = errors ?? [];
    this.details = details;
  }

  /** What is wrong with the fields, as forms take it: the message by the field's name. */
  byField(): Record<string, string> {
    return Object.fromEntries(this.errors.map(({ propertyName, message }) => [propertyName, message]));
  }
}

/** What is wrong with each field, where a screen cannot show it at the fields; otherwise what failed as a whole. */
export function everyMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.errors.length === 0) return failureMessage(error);
  return error.errors.map(({ message }) => message).join(" ");
}

export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
