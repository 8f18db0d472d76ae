import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { recordAccountEvent } from "../record-account-event";
import { staffRecoveryCode, staffUser } from "../table";

/** Takes the second factor off an account, with its recovery codes. */
export async function removeTotp(tx: Database, actor: Actor, userId: string, now: Date): Promise<void> {
  await tx
    .update(staffUser)
    .set({ totpSecret: null, totpPending: null, totpLastStep: null, updatedAt: now })
    .where(eq(staffUser.id, userId));
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId));
  await recordAccountEvent(tx, actor, userId, "totp.removed");
}
