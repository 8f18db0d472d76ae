import { AppError } from "~/platform/errors/app-error";

export type RefusalReason = "password" | "second factor" | "passkey" | "too many attempts";

/** A failed attempt to authenticate, to be recorded in the audit log. */
export class ProofRefused extends AppError {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** The form field to mark, if only one can be wrong. */
    field?: string,
  ) {
    super("VALIDATION_FAILED", message, field ? { errors: [{ propertyName: field, message }] } : {});
  }
}
