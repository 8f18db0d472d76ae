import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { newRecoveryCodes } from "./recovery-codes";

/**
 * Replaces the recovery codes.
 * @throws AppError NOT_FOUND if the account has no second factor
 */
export async function replaceRecoveryCodes(
  services: AccountServices,
  actor: Actor,
  user: StaffUser,
): Promise<string[]> {
  if (user.totpSecret === null)
    throw new AppError("NOT_FOUND", "Recovery codes require an authenticator app. Add one first.");
  return services.db.transaction(async (tx) => {
    await recordAccountEvent(tx, actor, user.id, "recovery_codes.replaced");
    await sendNotice(tx, services, user, "recovery-codes-replaced");
    return newRecoveryCodes(tx, user.id);
  });
}
