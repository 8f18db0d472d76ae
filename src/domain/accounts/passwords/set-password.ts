import { eq } from "drizzle-orm";
import { hashPassword } from "~/platform/crypto/hash-password";
import type { Database } from "~/platform/database/database";
import type { StaffUser } from "../identity";
import { endSessions } from "../sessions/end-sessions";
import { staffLink, staffUser } from "../table";
import { requireGoodPassword } from "./require-good-password";

/**
 * Gives a person another password: they are signed out everywhere, and links that were sent to them before are good no longer.
 * Personal tokens stay, as they do not rest on the password.
 * @throws AppError VALIDATION_FAILED with the field `password` when it is too easy
 */
export async function setPassword(
  tx: Database,
  user: StaffUser,
  password: string,
  now: Date,
  /** Other columns to write with it. */
  more: { name?: string } = {},
): Promise<StaffUser> {
  await requireGoodPassword(password, [more.name ?? user.name, user.email]);
  const [changed] = await tx
    .update(staffUser)
    .set({ ...more, passwordHash: await hashPassword(password), updatedAt: now, revision: user.revision + 1 })
    .where(eq(staffUser.id, user.id))
    .returning();
  if (!changed) throw new Error("The password was not stored.");
  await endSessions(tx, user.id);
  await tx.delete(staffLink).where(eq(staffLink.userId, user.id));
  return changed;
}
