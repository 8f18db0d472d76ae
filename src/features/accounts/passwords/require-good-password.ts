import { hospitalNames } from "~/features/settings/shared/hospital-names";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { passwordProblem } from "./password-problem";

/**
 * Checks a new password. Call it wherever a password is set.
 * @throws AppError VALIDATION_FAILED for the field `password`, with what to do about it
 */
export async function requireGoodPassword(
  db: Database,
  password: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const message = await passwordProblem(password, [name, email, ...(await hospitalNames(db))]);
  if (message === undefined) return;
  throw new AppError("VALIDATION_FAILED", "Choose another password.", {
    errors: [{ propertyName: "password", message }],
  });
}
