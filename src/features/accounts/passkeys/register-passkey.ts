import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { renewProof } from "../sessions/renew-proof";
import { staffPasskey } from "../table";
import { newChallenge, takeChallenge } from "./challenge";

/** EdDSA, ES256, and RS256 in order of preference, as COSE algorithm numbers. */
const ALGORITHMS = [-8, -7, -257];

export type Passkey = typeof staffPasskey.$inferSelect;

/** The options for registering a passkey that works without entering an email. */
export async function passkeyRegistrationOptions(
  { db, now }: AccountServices,
  { id, email, name }: StaffUser,
  origin: string,
) {
  const { id: challengeId, challenge } = await newChallenge(db, id, now());
  const existing = await db.select().from(staffPasskey).where(eq(staffPasskey.userId, id));
  const { hostname } = new URL(origin);
  const options = await generateRegistrationOptions({
    rpName: hostname,
    rpID: hostname,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(id)),
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { challengeId, options };
}

/**
 * Stores the public key of a new passkey.
 * @param browser the site's origin and the session, which then has a second factor
 * @throws AppError VALIDATION_FAILED if the response does not match the challenge, or the device did not verify the
 * user
 */
export async function registerPasskey(
  services: AccountServices,
  actor: Actor,
  user: StaffUser,
  given: { challengeId: string; name: string; response: unknown },
  browser: { origin: string; sessionId: string },
): Promise<Passkey> {
  const { db, now } = services;
  const challenge = await takeChallenge(db, given.challengeId, user.id, now());
  const info =
    challenge && (await verified(given.response as RegistrationResponseJSON, challenge, browser.origin));
  if (!info) throw new AppError("VALIDATION_FAILED", "This passkey could not be added. Please try again.");
  const { credential, credentialBackedUp } = info;
  return db.transaction(async (tx) => {
    const [passkey] = await tx
      .insert(staffPasskey)
      .values({
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: given.name,
        synced: credentialBackedUp,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: staffPasskey.credentialId })
      .returning();
    if (!passkey) throw new AppError("VALIDATION_FAILED", "This passkey has already been added.");
    await renewProof(tx, browser.sessionId, now(), { twoFactor: true });
    await recordAccountEvent(tx, actor, user.id, "passkey.added", { after: { name: given.name } });
    await sendNotice(tx, services, user, "passkey-added", `It is called “${given.name}”.`);
    return passkey;
  });
}

/** The library throws for a malformed response and returns false for a wrong signature. Both are failures here. */
async function verified(response: RegistrationResponseJSON, expectedChallenge: string, origin: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo : undefined;
  } catch {
    return undefined;
  }
}
