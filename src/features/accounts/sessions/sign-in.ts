import type { Database } from "~/platform/database/database";
import type { AccountServices, Caller } from "../account-services";
import { actorOf, type StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { rememberDevice } from "../throttle/devices";
import { describeDevice } from "./describe-device";
import { type Credentials, type Proof, proveWithPassword } from "./prove-with-password";
import { type StartedSession, startSession } from "./start-session";

/** A person who has just signed in. */
export interface SignedIn {
  user: StaffUser;
  session: StartedSession;
  /** The value of the device cookie. */
  deviceTokens: string[];
}

interface ProofOfSession extends Proof {
  by: "password" | "passkey" | "invitation" | "set-up link";
}

/**
 * Signs a person in by password and second factor.
 * @throws AppError the errors of `proveWithPassword`
 */
export async function signIn(
  services: AccountServices,
  credentials: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  return proveWithPassword(services, credentials, caller, (tx, proof) =>
    beginSession(tx, services, { ...proof, by: "password" }, caller),
  );
}

/**
 * Starts a session for an authenticated person, and records how they authenticated. Emails them if the device is new,
 * unless they just set their password through a link, because that link went to the same mailbox.
 */
export async function beginSession(
  tx: Database,
  services: AccountServices,
  { user, twoFactor, by }: ProofOfSession,
  caller: Caller,
): Promise<SignedIn> {
  await recordAccountEvent(tx, actorOf(user, caller.requestId), user.id, "session.started", {
    after: { by },
  });
  const { deviceTokens, isNew } = await rememberDevice(tx, services, user.id, caller);
  if (isNew && (by === "password" || by === "passkey"))
    await sendNotice(tx, services, user, "new-device", `The browser: ${describeDevice(caller.userAgent)}.`);
  return {
    user,
    session: await startSession(tx, user.id, { ...caller, twoFactor }, services.now()),
    deviceTokens,
  };
}
