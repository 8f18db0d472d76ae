import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { hashPassword } from "~/platform/crypto/hash-password";
import type { Database } from "~/platform/database/database";
import { normalEmail } from "../email-address";
import type { StaffUser } from "../identity";
import { requireGoodPassword } from "../passwords/require-good-password";
import { staffLink, staffRecoveryCode, staffSession, staffUser } from "../table";

export interface NewAdministrator {
  email: string;
  name: string;
  password: string;
}

/**
 * Makes an administrator from nothing, for whoever runs the machine. Where the address is known already, that person becomes
 * administrator with this password and without second factor: this is how a hospital gets back in.
 * @throws AppError VALIDATION_FAILED when the password is too easy
 */
export async function makeAdministrator(
  tx: Database,
  actor: Actor,
  { email, name, password }: NewAdministrator,
  now: Date,
): Promise<StaffUser> {
  const address = normalEmail(email);
  await requireGoodPassword(password, [name, address]);
  const values = {
    ...{ name, isAdmin: true, passwordHash: await hashPassword(password), updatedAt: now },
    ...{ disabledAt: null, totpSecret: null, totpPending: null, totpLastStep: null },
  };
  const [known] = await tx.select().from(staffUser).where(eq(staffUser.email, address)).for("update");
  const [user] = known
    ? await tx
        .update(staffUser)
        .set({ ...values, revision: known.revision + 1 })
        .where(eq(staffUser.id, known.id))
        .returning()
    : await tx
        .insert(staffUser)
        .values({ ...values, email: address, createdAt: now })
        .returning();
  if (!user) throw new Error("The administrator was not stored.");
  await tx.delete(staffSession).where(eq(staffSession.userId, user.id));
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, user.id));
  // Whoever holds another of these links would be a second administrator whom nobody expects.
  await tx.delete(staffLink).where(eq(staffLink.purpose, "set-up"));
  await recordAudit(tx, actor, {
    action: "staff_user.made_administrator",
    subjectType: "staff_user",
    subjectId: user.id,
    after: { isAdmin: true, password: "(changed)" },
  });
  return user;
}
