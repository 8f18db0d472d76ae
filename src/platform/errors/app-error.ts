/** The error codes of the API contract, with their HTTP status. */
const STATUS_CODES = {
  BAD_REQUEST: 400,
  CAPTCHA_FAILED: 400,
  CAPTCHA_REPLAYED: 400,
  NOT_LOGGED_IN: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  REAUTHENTICATION_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  FEATURE_OFF: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REVISION_CONFLICT: 409,
  CLASS_FULL: 409,
  REGISTRATION_CLOSED: 409,
  SLUG_TAKEN: 409,
  IN_USE: 409,
  NOT_PUBLISHED: 409,
  TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_TYPE: 415,
  VALIDATION_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_CODES;

/** Every code that a response can have. */
export const errorCodes = Object.keys(STATUS_CODES) as [ErrorCode, ...ErrorCode[]];

/**
 * One invalid field: `propertyName` is the form field's name, `message` a sentence for the person who filled
 * it in.
 */
export interface FieldError {
  propertyName: string;
  message: string;
}

/**
 * An error with a sentence for people. Thrown inside; at the edge it becomes the contract's `{ error: { code,
 * message, errors? } }` with the code's status.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    /**
     * `errors`: all invalid fields; `details`: further properties of the response (a conflict's `revision`);
     * `headers`: headers of the response (`Allow`, `Retry-After`).
     */
    readonly more: {
      errors?: FieldError[];
      details?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.status = STATUS_CODES[code];
  }
}
