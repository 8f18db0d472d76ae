/** The contract's error codes and the HTTP status that each one is answered with. */
const STATUS_OF = {
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

export type ErrorCode = keyof typeof STATUS_OF;

/** Every code that an answer can carry. */
export const errorCodes = Object.keys(STATUS_OF) as [ErrorCode, ...ErrorCode[]];

/** One wrong field: `propertyName` is the form field's name, `message` a sentence for the person who typed. */
export interface FieldError {
  propertyName: string;
  message: string;
}

/**
 * What went wrong, in words that the person who asked can read. Thrown inside; at the edge it becomes the
 * contract's `{ error: { code, message, errors? } }` with the code's status.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** `errors`: every wrong field at once; `details`: more properties of the answer (a conflict's `revision`); `headers`: of the answer (`Allow`, `Retry-After`). */
    readonly more: {
      errors?: FieldError[];
      details?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.status = STATUS_OF[code];
  }
}
