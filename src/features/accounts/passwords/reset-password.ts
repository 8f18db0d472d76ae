import { eq } from "drizzle-orm";
import type { AccountServices, Caller } from "../account-services";
import type { PasswordReset } from "../api/requests";
import { actorOf } from "../identity";
import { invalidLink, spendLink } from "../links/spend-link";
import { recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";
import { rememberDevice } from "../throttle/devices";
import { setPassword } from "./set-password";

/**
 * Sets a new password through a reset link, and ends all sessions and personal tokens. Does not remove the second
 * factor, so reading the email is not enough to get in. The browser becomes a known device, so guesses from other
 * devices cannot lock the person out.
 * @returns the value of the device cookie
 * @throws AppError NOT_FOUND if the link was used or has expired; VALIDATION_FAILED for the field `password` or
 * `passkeys`
 */
export async function resetPassword(
  services: AccountServices,
  { token, password, passkeys }: PasswordReset,
  caller: Caller,
): Promise<string[]> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const { userId } = await spendLink(tx, "reset", token, now());
    const [user] = await tx
      .select()
      .from(staffUser)
      .where(eq(staffUser.id, userId ?? ""))
      .for("update");
    if (!user || user.disabledAt) throw invalidLink();
    await setPassword(tx, services, user, { password, passkeys });
    await recordAccountEvent(tx, actorOf(user, caller.requestId), user.id, "password.reset", {
      after: { passkeys },
    });
    const { deviceTokens } = await rememberDevice(tx, services, user.id, caller);
    return deviceTokens;
  });
}
