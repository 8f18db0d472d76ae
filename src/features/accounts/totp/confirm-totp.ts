import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import type { AccountServices } from "../account-services";
import type { TotpConfirmation } from "../api/requests";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { renewProof } from "../sessions/renew-proof";
import { staffUser } from "../table";
import { newRecoveryCodes } from "./recovery-codes";
import { TOTP_PURPOSE } from "./spend-second-factor";
import { totpStep } from "./totp-of";

/**
 * Activates the second factor after a code proves that the app has the secret.
 * @param sessionId the current session, which then has a second factor
 * @returns the recovery codes, which cannot be read again
 * @throws AppError VALIDATION_FAILED for the field `totp`
 */
export async function confirmTotp(
  services: AccountServices,
  actor: Actor,
  { totp }: TotpConfirmation,
  sessionId: string,
): Promise<string[]> {
  const { db, sealer, now } = services;
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(staffUser).where(eq(staffUser.id, actor.id)).for("update");
    const pending = user?.totpPending;
    const step = pending ? totpStep(sealer.open(pending, TOTP_PURPOSE), totp, now()) : undefined;
    if (!user || step === undefined) throw refused();
    await tx
      .update(staffUser)
      .set({ totpSecret: pending, totpPending: null, totpLastStep: step, updatedAt: now() })
      .where(eq(staffUser.id, user.id));
    await renewProof(tx, sessionId, now(), { twoFactor: true });
    await recordAccountEvent(tx, actor, user.id, "totp.added");
    await sendNotice(tx, services, user, "totp-added");
    return newRecoveryCodes(tx, user.id);
  });
}

function refused(): AppError {
  const message =
    "This code is not the one that your app shows now. Check the phone's clock, and try the next one.";
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "totp", message }] });
}
