import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, MIN_SECRET_LENGTH } from "~/env";
import { StartupError } from "~/platform/startup-error";

/**
 * Previous secrets, which still open what was sealed under them: those of `APP_SECRET_PREVIOUS`, and those in
 * the data directory's file `app-secret-previous`, one per line.
 */
export async function previousSecrets(
  env: Pick<Env, "APP_SECRET_PREVIOUS" | "DATA_DIR">,
): Promise<readonly string[]> {
  const formerSecrets = (await readText(join(env.DATA_DIR, "app-secret-previous"))) ?? "";
  return [
    ...(env.APP_SECRET_PREVIOUS ?? []),
    ...formerSecrets.split(/\s*\n\s*/).filter((secret) => secret !== ""),
  ];
}

/**
 * The site's present secret, from its settings or its data directory; undefined if none was created yet.
 * @throws StartupError
 */
export async function presentSecret(env: Pick<Env, "APP_SECRET" | "DATA_DIR">): Promise<string | undefined> {
  return env.APP_SECRET ?? (await readSecretFile(join(env.DATA_DIR, "app-secret")));
}

/**
 * The secret in a file; undefined if the file does not exist.
 * @throws StartupError if the file was truncated, because an empty one would encrypt under a secret that
 * anyone can guess
 */
export async function readSecretFile(file: string): Promise<string | undefined> {
  const secret = await readText(file);
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartupError(
    `${file} contains no complete secret: it must have at least ${MIN_SECRET_LENGTH} characters.`,
    "Restore that file from a backup, or delete it if this site is new.",
  );
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Creates a secret in a file that only its owner can read. Without it, encrypted records are unreadable, so
 * it belongs in every backup.
 *
 * Written under another name and then linked, which fails if the name exists: of two processes that start
 * together only one succeeds, and neither can read a partial secret.
 * @returns the secret that the file contains now
 */
export async function makeSecret(file: string): Promise<string> {
  const draft = `${file}-${randomBytes(8).toString("hex")}`;
  await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, "utf8")).trim();
}
