import { join } from "node:path";
import type { Env } from "~/env";
import {
  fingerprintOf,
  storedFingerprint,
  storeFingerprint,
} from "~/platform/crypto/fingerprint/fingerprint";
import { createKeyedHash, type KeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer, type Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import { StartupError } from "~/platform/startup-error";
import { makeSecret, previousSecrets, readSecretFile } from "./app-secret";

export interface SiteSecrets {
  secret: string;
  sealer: Sealer;
  keyedHash: KeyedHash;
}

type Settings = Pick<Env, "APP_SECRET" | "APP_SECRET_PREVIOUS" | "DATA_DIR">;

/**
 * The secret that signs and encrypts, verified against the database: `APP_SECRET`, else the one in the data
 * directory, which is created if the database was never written under any. If it replaces an earlier secret
 * that is still known, the database stores the new one. The caller holds the start lock.
 * @throws StartupError if the database was written under a secret that is unknown here
 */
export async function siteSecrets(db: Database, env: Settings, now: Date): Promise<SiteSecrets> {
  const file = join(env.DATA_DIR, "app-secret");
  const configured = env.APP_SECRET ?? (await readSecretFile(file));
  const previous = await previousSecrets(env);
  const stored = await storedFingerprint(db);
  const known = [...(configured ? [configured] : []), ...previous];
  if (stored && !known.some((secret) => fingerprintOf(secret) === stored))
    throw await unknownSecret(env, file, stored);
  const secret = configured ?? (await makeSecret(file));
  const fingerprint = fingerprintOf(secret);
  if (fingerprint !== stored) await storeFingerprint(db, fingerprint, now);
  return {
    secret,
    sealer: createSealer(secret, previous),
    keyedHash: createKeyedHash(secret, previous),
  };
}

const LOST = 'If it is lost for good, see "A lost secret" in docs/operations.md.';

async function unknownSecret(env: Settings, file: string, stored: string): Promise<StartupError> {
  const existingSecret = await readSecretFile(file);
  if (!env.APP_SECRET)
    return new StartupError(
      existingSecret
        ? `${file} contains another secret than the one this database was encrypted with.`
        : `${file}, the secret this database was encrypted with, is missing, and APP_SECRET is not set.`,
      `Restore that file from a backup, or set APP_SECRET to the secret it contained. ${LOST}`,
    );
  const message = "The setting APP_SECRET is not the secret this database was encrypted with.";
  if (existingSecret && fingerprintOf(existingSecret) === stored)
    return new StartupError(
      message,
      `The right one is in ${file}: unset APP_SECRET to keep using it, or copy it into APP_SECRET_PREVIOUS to change to the new one.`,
    );
  return new StartupError(
    message,
    `Set APP_SECRET back to the earlier secret, or name that one in APP_SECRET_PREVIOUS to change to the new one. ${LOST}`,
  );
}
