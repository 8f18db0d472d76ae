import type { Database } from "~/platform/database/database";
import type { AccountServices, Caller } from "../account-services";
import { actorOf, type StaffUser } from "../identity";
import { recordAccountEvent } from "../record-account-event";
import { type Credentials, type Proof, proveWithPassword } from "./prove-with-password";
import { type StartedSession, startSession } from "./start-session";

/** Somebody who has just been signed in. */
export interface SignedIn {
  user: StaffUser;
  session: StartedSession;
  /** What the device is to keep; undefined where it proved nothing about the account's owner. */
  deviceToken?: string;
}

/** Signs a person in by password and second factor. @throws AppError as `proveWithPassword` does */
export async function signIn(
  services: AccountServices,
  credentials: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  return proveWithPassword(services, credentials, caller, (tx, proof) =>
    beginSession(tx, proof, "password", caller, services.now()),
  );
}

/** Gives somebody who proved who they are a session, and notes how they did. */
export async function beginSession(
  tx: Database,
  { user, deviceToken }: Pick<Proof, "user"> & Partial<Proof>,
  by: "password" | "passkey" | "invitation" | "set-up link",
  caller: Caller,
  now: Date,
): Promise<SignedIn> {
  await recordAccountEvent(tx, actorOf(user, caller.requestId), user.id, "session.started", {
    after: { by },
  });
  return { user, session: await startSession(tx, user.id, caller, now), deviceToken };
}
