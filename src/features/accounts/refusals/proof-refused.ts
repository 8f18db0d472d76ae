import { AppError } from "~/platform/errors/app-error";

export type RefusalReason = "password" | "second factor" | "passkey" | "too many attempts";

/** Somebody tried to prove who they are and did not: such an attempt goes to the audit log. */
export class ProofRefused extends AppError {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** The form field to mark, where one alone can be wrong. */
    field?: string,
  ) {
    super("VALIDATION_FAILED", message, field ? { errors: [{ propertyName: field, message }] } : {});
  }
}
