import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, MIN_SECRET_LENGTH } from "~/env";
import type { CheckedBackup } from "~/platform/backup/read-backup";
import { fingerprintOf } from "~/platform/crypto/fingerprint/fingerprint";
import { StartupError } from "~/platform/startup-error";
import { previousSecrets, readSecretFile } from "./app-secret";

/** The secret of a restored site, verified. */
export interface RestoredSecrets {
  /** Writes secrets that are missing in the data directory. */
  keep(): Promise<void>;
  /** Removes what `keep` wrote. */
  drop(): Promise<void>;
}

/** @throws StartupError if the file contains no secret */
export async function readGivenSecret(file: string): Promise<string> {
  const secret = await readSecretFile(file);
  if (secret !== undefined) return secret;
  throw new StartupError(`The file ${file} does not exist.`, "Correct its name.");
}

/**
 * Finds the secret that encrypts the backup's database, before anything is written: in the settings, in the
 * data directory, in the given file, or in the encrypted backup itself.
 * @param suppliedSecret the contents of --app-secret-file
 * @throws StartupError if it is in none of them, or the data directory contains another one
 */
export async function chooseSecrets(
  env: Pick<Env, "APP_SECRET" | "APP_SECRET_PREVIOUS" | "DATA_DIR">,
  {
    manifest,
    secrets = [],
  }: { manifest: Pick<CheckedBackup["manifest"], "secretFingerprint">; secrets: CheckedBackup["secrets"] },
  suppliedSecret: string | undefined,
): Promise<RestoredSecrets> {
  const nothing: RestoredSecrets = { keep: async () => undefined, drop: async () => undefined };
  const { secretFingerprint } = manifest;
  if (secretFingerprint === null) return nothing;
  const fits = (secret: string) => fingerprintOf(secret) === secretFingerprint;
  const file = join(env.DATA_DIR, "app-secret");
  const savedSecrets = await readSecretFile(file);
  const configured = env.APP_SECRET ?? savedSecrets;
  const known = [...(configured ? [configured] : []), ...(await previousSecrets(env))];
  if (known.some(fits)) return nothing;
  const right = [...(suppliedSecret ? [suppliedSecret] : []), ...secrets].find(fits);
  if (env.APP_SECRET)
    throw new StartupError(
      "The setting APP_SECRET is not the secret that this backup was encrypted with.",
      "Set it to the secret of the site that was backed up, or unset it: then the one in an encrypted backup, or in --app-secret-file FILE, is taken.",
    );
  if (savedSecrets)
    throw new StartupError(
      `${file} contains another secret than the one this backup was encrypted with.`,
      "Restore into another DATA_DIR; or, if nothing is encrypted under that secret any more, move that file away and run this again.",
    );
  if (right === undefined)
    throw suppliedSecret
      ? new StartupError(
          "The secret in --app-secret-file is not the one that this backup was encrypted with.",
          "Give the app-secret of the site that was backed up, as it was then.",
        )
      : new StartupError(
          "This backup does not contain the secret that it was encrypted with.",
          `Give the app-secret of the site that was backed up with --app-secret-file FILE, or set APP_SECRET to it. It has at least ${MIN_SECRET_LENGTH} characters.`,
        );
  return secretsInFiles(env.DATA_DIR, right, secrets);
}

function secretsInFiles(directory: string, present: string, all: readonly string[]): RestoredSecrets {
  const written: string[] = [];
  async function write(name: string, lines: readonly string[]): Promise<void> {
    const file = join(directory, name);
    // Never overwrites an existing file.
    await writeFile(file, `${lines.join("\n")}\n`, { flag: "wx", mode: 0o600 });
    written.push(file);
  }
  return {
    async keep() {
      await write("app-secret", [present]);
      const earlier = all.filter((secret) => secret !== present);
      if (earlier.length > 0) await write("app-secret-previous", earlier);
    },
    async drop() {
      for (const file of written) await rm(file, { force: true });
    },
  };
}
