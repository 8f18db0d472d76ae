import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { AppError } from "~/platform/errors/app-error";
import type { AccountServices, Caller } from "../account-services";
import type { StaffUser } from "../identity";
import { ProofRefused } from "../refusals/proof-refused";
import { recordRefusedSignIn } from "../refusals/record-refused-sign-in";
import { staffPasskey, staffUser } from "../table";
import { newChallenge, takeChallenge } from "./challenge";
import type { Passkey } from "./register-passkey";

/** The options for signing in with a passkey. They contain no account, because the device finds the passkey itself. */
export async function passkeySignInOptions({ db, now }: AccountServices, origin: string) {
  const { id: challengeId, challenge } = await newChallenge(db, null, now());
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    userVerification: "required",
  });
  return { challengeId, options };
}

/**
 * Verifies a person by passkey. This counts as two factors: the device, and the finger, face, or PIN that it requires.
 * Then runs `work` in the same transaction.
 * @throws AppError VALIDATION_FAILED if the passkey is unknown or the signature does not match the challenge
 */
export async function proveWithPasskey<Result>(
  services: AccountServices,
  given: { challengeId: string; response: unknown },
  caller: Caller,
  work: (tx: Database, user: StaffUser) => Promise<Result>,
): Promise<Result> {
  const credentialId = String((given.response as Partial<AuthenticationResponseJSON>).id);
  const [passkeyRow] = await services.db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.credentialId, credentialId));
  try {
    return await prove(services, passkeyRow, given, caller.origin, work);
  } catch (error) {
    await recordRefusedSignIn(services, { id: passkeyRow?.userId }, caller, error);
    throw error;
  }
}

async function prove<Result>(
  { db, now }: AccountServices,
  passkeyRow: Passkey | undefined,
  given: { challengeId: string; response: unknown },
  origin: string,
  work: (tx: Database, user: StaffUser) => Promise<Result>,
): Promise<Result> {
  const response = given.response as AuthenticationResponseJSON;
  const challenge = await takeChallenge(db, given.challengeId, null, now());
  const info = passkeyRow && challenge && (await verified(response, passkeyRow, challenge, origin));
  if (!passkeyRow || !info) throw refused();
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(staffUser).where(eq(staffUser.id, passkeyRow.userId)).for("update");
    if (!user || user.disabledAt) throw refused();
    const used = await tx
      .update(staffPasskey)
      .set({ counter: info.newCounter, lastUsedAt: now(), synced: info.credentialBackedUp })
      .where(eq(staffPasskey.id, passkeyRow.id))
      .returning({ id: staffPasskey.id });
    if (used.length === 0) throw refused();
    return work(tx, user);
  });
}

function refused(): AppError {
  return new ProofRefused("passkey", "This passkey does not open an account here.");
}

async function verified(
  response: AuthenticationResponseJSON,
  { credentialId, publicKey, counter, transports }: Passkey,
  expectedChallenge: string,
  origin: string,
) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    });
    return verified ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}
