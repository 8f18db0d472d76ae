import { type ApiFailure, failureMessage, NO_MESSAGE, ReadableError } from "~/site/browser/request/failure";

/** An error of the admin API: its code, its message, and every invalid field by name. */
export class ApiError extends ReadableError {
  override name = "ApiError";
  readonly code: string;
  readonly errors: readonly { propertyName: string; message: string }[];
  /** Further details, such as the current `revision` of a conflict. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ error: { code, message, errors, ...details } }: ApiFailure) {
    super(message || NO_MESSAGE);
    this.code = code;
    this.errors = errors ?? [];
    this.details = details;
  }

  /** The errors by field name, for forms. */
  byField(): Record<string, string> {
    return Object.fromEntries(this.errors.map(({ propertyName, message }) => [propertyName, message]));
  }
}

/** The errors of all fields, if a screen cannot show them at the fields; otherwise the error of the whole request. */
export function everyMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.errors.length === 0) return failureMessage(error);
  return error.errors.map(({ message }) => message).join(" ");
}

export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
