import type { Database } from "~/platform/database/database";
import type { AccountServices, Caller } from "../account-services";
import { actorOf, type StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { rememberDevice } from "../throttle/devices";
import { deviceWords } from "./device-words";
import { type Credentials, type Proof, proveWithPassword } from "./prove-with-password";
import { type StartedSession, startSession } from "./start-session";

/** Somebody who has just been signed in. */
export interface SignedIn {
  user: StaffUser;
  session: StartedSession;
  /** What the device's cookie is to hold. */
  deviceTokens: string[];
}

interface Beginning extends Proof {
  by: "password" | "passkey" | "invitation" | "set-up link";
}

/** Signs a person in by password and second factor. @throws AppError as `proveWithPassword` does */
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
 * Gives somebody who proved who they are a session, and notes how they did. On a device where they never signed in before, they are
 * told by mail; not where they have just set their password by a link, since that link went to the same mailbox.
 */
export async function beginSession(
  tx: Database,
  services: AccountServices,
  { user, twoFactor, by }: Beginning,
  caller: Caller,
): Promise<SignedIn> {
  await recordAccountEvent(tx, actorOf(user, caller.requestId), user.id, "session.started", {
    after: { by },
  });
  const { deviceTokens, isNew } = await rememberDevice(tx, services, user.id, caller);
  if (isNew && (by === "password" || by === "passkey"))
    await sendNotice(tx, services, user, "new-device", `The browser: ${deviceWords(caller.userAgent)}.`);
  return {
    user,
    session: await startSession(tx, user.id, { ...caller, twoFactor }, services.now()),
    deviceTokens,
  };
}
