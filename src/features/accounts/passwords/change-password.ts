import type { AccountServices, Caller } from "../account-services";
import type { PasswordChange } from "../api/requests";
import { actorOf, type StaffUser } from "../identity";
import { requirePasskeyChoice } from "../passkeys/passkey-choice";
import { recordAccountEvent } from "../record-account-event";
import { proveWithPassword } from "../sessions/prove-with-password";
import type { SignedIn } from "../sessions/sign-in";
import { startSession } from "../sessions/start-session";
import { rememberDevice } from "../throttle/devices";
import { requireGoodPassword } from "./require-good-password";
import { setPassword } from "./set-password";

/**
 * Changes the password of a signed-in person. All sessions end, and this browser gets a new one. Does not ask for the
 * second factor again, because the session already has it.
 * @param session the current one
 * @throws AppError VALIDATION_FAILED for the field `currentPassword`, `password`, or `passkeys`; RATE_LIMITED
 */
export async function changePassword(
  services: AccountServices,
  { id, email, name }: Pick<StaffUser, "id" | "email" | "name">,
  { currentPassword, password, passkeys }: PasswordChange,
  caller: Caller,
  session: { twoFactor: boolean } | null,
): Promise<SignedIn> {
  // Checked first, so that a missing or weak password does not count as a failed attempt.
  await requireGoodPassword(services.db, password, { name, email });
  await requirePasskeyChoice(services.db, id, passkeys);
  return proveWithPassword(
    services,
    { email, password: currentPassword },
    caller,
    async (tx, { user }) => {
      const changed = await setPassword(tx, services, user, { password, passkeys });
      await recordAccountEvent(tx, actorOf(user, caller.requestId), id, "password.changed", {
        after: { passkeys },
      });
      const { deviceTokens } = await rememberDevice(tx, services, id, caller);
      const twoFactor = session?.twoFactor ?? false;
      return {
        user: changed,
        session: await startSession(tx, id, { ...caller, twoFactor }, services.now()),
        deviceTokens,
      };
    },
    { secondFactor: false, field: "currentPassword" },
  );
}
