import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { staffRecoveryCode, staffUser } from "../table";

/** Removes the authenticator app and the recovery codes of an account, and notifies the owner. */
export async function removeTotp(
  tx: Database,
  services: Pick<AccountServices, "sealer" | "env" | "now">,
  actor: Actor,
  owner: StaffUser,
): Promise<void> {
  await tx
    .update(staffUser)
    .set({ totpSecret: null, totpPending: null, totpLastStep: null, updatedAt: services.now() })
    .where(eq(staffUser.id, owner.id));
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, owner.id));
  await recordAccountEvent(tx, actor, owner.id, "totp.removed");
  await sendNotice(tx, services, owner, "totp-removed");
}
