import { AppError } from "~/platform/errors/app-error";
import { passwordProblem } from "./password-problem";

/** @throws AppError VALIDATION_FAILED naming the field `password`, with what to do about it */
export async function requireGoodPassword(password: string, about: string[]): Promise<void> {
  const message = await passwordProblem(password, about);
  if (message === undefined) return;
  throw new AppError("VALIDATION_FAILED", "Choose another password.", {
    errors: [{ propertyName: "password", message }],
  });
}
