import { eq } from "drizzle-orm";
import { hashPassword } from "~/platform/crypto/hash-password";
import type { Database } from "~/platform/database/database";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { type PasskeyChoice, removeAllPasskeys, requirePasskeyChoice } from "../passkeys/passkey-choice";
import { staffUser } from "../table";
import { withdrawAccess } from "../users/withdraw-access";
import { requireGoodPassword } from "./require-good-password";

export interface NewPassword {
  password: string;
  /** Required if the account has passkeys. */
  passkeys?: PasskeyChoice;
}

/**
 * Sets a password, and removes all access that another person may have: sessions, personal tokens, pending links,
 * remembered devices, and, if chosen, passkeys. Notifies the person by email.
 * @param more other columns to update
 * @throws AppError VALIDATION_FAILED for the field `password` if it is weak, and for `passkeys` without a choice
 */
export async function setPassword(
  tx: Database,
  services: Pick<AccountServices, "sealer" | "env" | "now">,
  user: StaffUser,
  { password, passkeys }: NewPassword,
  more: Partial<typeof staffUser.$inferInsert> = {},
): Promise<StaffUser> {
  await requireGoodPassword(tx, password, { name: more.name ?? user.name, email: user.email });
  await requirePasskeyChoice(tx, user.id, passkeys);
  const passwordHash = await hashPassword(password);
  const [changed] = await tx
    .update(staffUser)
    .set({
      ...more,
      passwordHash,
      totpPending: null,
      updatedAt: services.now(),
      revision: user.revision + 1,
    })
    .where(eq(staffUser.id, user.id))
    .returning();
  if (!changed) throw new Error("The password was not stored.");
  await withdrawAccess(tx, user.id);
  const removed = passkeys === "remove" ? await removeAllPasskeys(tx, user.id) : 0;
  if (user.passwordHash !== null) {
    const detail = removed > 0 ? "The passkeys of the account were removed." : undefined;
    await sendNotice(tx, services, changed, "password-changed", detail);
  }
  return changed;
}
