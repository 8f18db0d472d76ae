import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { KeyedHash } from "../crypto/keyed-hash";
import type { Database } from "../database/database";
import type { ProofUse, Verdict } from "./captcha";
import { spendProof } from "./spend-proof";

/**
 * The browser's work: between 100 and 300 keys of 2,000 rounds each. `bench/captcha.ts` measures the time. A
 * plain prefix search would have no upper bound.
 */
const WORK = { algorithm: "PBKDF2/SHA-256", cost: 2_000, minimum: 100, maximum: 300 };
const MINUTES_VALID = 30;
/** Our payloads have about 700 characters. */
const MAX_LENGTH = 4_000;

const payload = z.object({
  challenge: z.object({
    parameters: z.object({ expiresAt: z.number() }).loose(),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export interface AltchaPlace {
  db: Database;
  keyedHash: KeyedHash;
  now(): Date;
}

/**
 * Proof of work that the browser does while someone types: no third party, nothing visible, nothing stored
 * about anyone.
 */
export function createAltcha({ db, keyedHash, now }: AltchaPlace) {
  const secrets = {
    hmacSignatureSecret: keyedHash("altcha", "challenge"),
    hmacKeySignatureSecret: keyedHash("altcha", "key"),
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: WORK.algorithm,
        cost: WORK.cost,
        deriveKey,
        ...secrets,
        counter: randomInt(WORK.maximum, WORK.minimum),
        expiresAt: new Date(+now() + MINUTES_VALID * 60_000),
      }),
    async check(proof: string, { usedFor }: ProofUse): Promise<Verdict> {
      if (!proof) return "missing";
      const read = payload.safeParse(decode(proof));
      if (!read.success) return "failed";
      const { challenge, solution } = read.data;
      const until = new Date(challenge.parameters.expiresAt * 1_000);
      if (!(until > now())) return "failed";
      const { verified } = await verifySolution({
        challenge: challenge as unknown as Challenge,
        solution,
        deriveKey,
        ...secrets,
      }).catch(() => ({ verified: false }));
      if (!verified) return "failed";
      const isOwn = await spendProof(db, { id: `altcha:${challenge.signature}`, until }, usedFor);
      return isOwn ? "passed" : "replayed";
    },
  };
}

function decode(sent: string): unknown {
  if (sent.length > MAX_LENGTH) return undefined;
  try {
    return JSON.parse(Buffer.from(sent, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
