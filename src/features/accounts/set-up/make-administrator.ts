import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { normalEmail } from "~/platform/mail/email-address";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { type NewPassword, setPassword } from "../passwords/set-password";
import { staffLink, staffRecoveryCode, staffUser } from "../table";

export interface NewAdministrator extends NewPassword {
  email: string;
  name: string;
}

/**
 * Creates an administrator, for the operator of the server. If the email has an account, that person becomes an
 * administrator with this password and without an authenticator app. A locked-out hospital regains access this way.
 * @throws AppError VALIDATION_FAILED for the field `password` or `passkeys`
 */
export async function makeAdministrator(
  tx: Database,
  services: Pick<AccountServices, "sealer" | "env" | "now">,
  actor: Actor,
  { email, name, ...chosen }: NewAdministrator,
): Promise<StaffUser> {
  const address = normalEmail(email);
  const now = services.now();
  const permissions = [...permissionFlags];
  const [existing] = await tx.select().from(staffUser).where(eq(staffUser.email, address)).for("update");
  const [account] = existing
    ? [existing]
    : await tx.insert(staffUser).values({ email: address, name, createdAt: now, updatedAt: now }).returning();
  if (!account) throw new Error("The administrator was not stored.");
  const user = await setPassword(tx, services, account, chosen, {
    name,
    isAdmin: true,
    permissions,
    disabledAt: null,
    totpSecret: null,
    totpLastStep: null,
  });
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, user.id));
  if (account.totpSecret) await sendNotice(tx, services, user, "totp-removed");
  // Otherwise the holder of another set-up link could become a second administrator unnoticed.
  await tx.delete(staffLink).where(eq(staffLink.purpose, "set-up"));
  await recordAudit(tx, actor, {
    action: "staff_user.made_administrator",
    subjectType: "staff_user",
    subjectId: user.id,
    after: { isAdmin: true, permissions, password: "(changed)", passkeys: chosen.passkeys },
  });
  return user;
}
