import type { AccountServices, Caller } from "../account-services";
import { actorOf, type StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { proveWithPassword } from "../sessions/prove-with-password";
import type { SignedIn } from "../sessions/sign-in";
import { startSession } from "../sessions/start-session";
import { requireGoodPassword } from "./require-good-password";
import { setPassword } from "./set-password";

/**
 * A signed-in person chooses another password. Every session ends; this browser gets a new one. The second factor is not asked
 * again: whoever has the session passed it.
 *
 * @throws AppError VALIDATION_FAILED with the field `currentPassword` or `password`; RATE_LIMITED
 */
export async function changePassword(
  services: AccountServices,
  { id, email, name }: StaffUser,
  { currentPassword, password }: { currentPassword: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  // First, so that a choice that is too easy does not count as a wrong attempt.
  await requireGoodPassword(password, [name, email]);
  return proveWithPassword(
    services,
    { email, password: currentPassword },
    caller,
    async (tx, { user, deviceToken }) => {
      const changed = await setPassword(tx, user, password, services.now());
      await recordAccountEvent(tx, actorOf(user, caller.requestId), id, "password.changed");
      await sendNotice(tx, services, changed, "password-changed", caller.origin);
      return { user: changed, session: await startSession(tx, id, caller, services.now()), deviceToken };
    },
    { secondFactor: false, field: "currentPassword" },
  );
}
