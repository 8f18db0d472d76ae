import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { staffPasskey } from "../table";

/** Whether to keep an account's passkeys when its password is set. */
export type PasskeyChoice = "keep" | "remove";

/**
 * Requires a choice about the account's passkeys when a password is set, because an intruder's passkey would still work
 * with the new password.
 * @throws AppError VALIDATION_FAILED for the field `passkeys` if the account has any and no choice was made
 */
export async function requirePasskeyChoice(
  db: Database,
  userId: string,
  choice: PasskeyChoice | undefined,
): Promise<void> {
  if (choice !== undefined) return;
  const count = await db.$count(staffPasskey, eq(staffPasskey.userId, userId));
  if (count === 0) return;
  const message =
    count === 1
      ? "This account has a passkey, which signs in without the password. Choose whether it stays."
      : `This account has ${count} passkeys, which sign in without the password. Choose whether they stay.`;
  throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "passkeys", message }] });
}

/** @returns how many were removed */
export async function removeAllPasskeys(tx: Database, userId: string): Promise<number> {
  const removed = await tx
    .delete(staffPasskey)
    .where(eq(staffPasskey.userId, userId))
    .returning({ id: staffPasskey.id });
  return removed.length;
}
