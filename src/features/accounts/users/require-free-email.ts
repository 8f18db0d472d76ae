import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { staffUser } from "../table";

/** @throws AppError VALIDATION_FAILED for the field `email` if it is taken */
export async function requireFreeEmail(tx: Database, email: string): Promise<void> {
  if ((await tx.$count(staffUser, eq(staffUser.email, email))) > 0) throw takenEmail();
}

export function takenEmail(): AppError {
  const message = "There is already an account with this email address.";
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "email", message }] });
}
