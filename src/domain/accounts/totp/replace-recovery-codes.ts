import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { recordAccountEvent } from "../record-account-event";
import { newRecoveryCodes } from "./recovery-codes";

/** New recovery codes in place of the old. @throws AppError NOT_FOUND where the account has no second factor */
export async function replaceRecoveryCodes(
  { db }: Pick<AccountServices, "db">,
  actor: Actor,
  { id, totpSecret }: StaffUser,
): Promise<string[]> {
  if (totpSecret === null)
    throw new AppError("NOT_FOUND", "Recovery codes come with an authenticator app: add one first.");
  return db.transaction(async (tx) => {
    await recordAccountEvent(tx, actor, id, "recovery_codes.replaced");
    return newRecoveryCodes(tx, id);
  });
}
