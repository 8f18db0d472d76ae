import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, SHORTEST_SECRET } from "~/env";
import { StartupError } from "~/platform/startup-error";

/**
 * Secrets of before, which still open what was sealed under them: those of `APP_SECRET_PREVIOUS`, and those in the data directory's file
 * `app-secret-previous`, one a line.
 */
export async function previousSecrets(
  env: Pick<Env, "APP_SECRET_PREVIOUS" | "DATA_DIR">,
): Promise<readonly string[]> {
  const kept = (await readText(join(env.DATA_DIR, "app-secret-previous"))) ?? "";
  return [...(env.APP_SECRET_PREVIOUS ?? []), ...kept.split(/\s*\n\s*/).filter((secret) => secret !== "")];
}

/** The secret that the site has now, from its settings or its data directory; undefined where none was made yet. @throws StartupError */
export async function presentSecret(env: Pick<Env, "APP_SECRET" | "DATA_DIR">): Promise<string | undefined> {
  return env.APP_SECRET ?? (await readSecretFile(join(env.DATA_DIR, "app-secret")));
}

/**
 * The secret that a file holds; undefined when there is no such file.
 * @throws StartupError when the file was cut short: an empty one would encrypt under a secret that everybody can guess
 */
export async function readSecretFile(file: string): Promise<string | undefined> {
  const secret = await readText(file);
  if (secret === undefined || secret.length >= SHORTEST_SECRET) return secret;
  throw new StartupError(
    `${file} holds no whole secret: it must have at least ${SHORTEST_SECRET} characters.`,
    "Bring that file back from a backup, or delete it if this site is new.",
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
 * Makes a secret, readable by its owner only, and keeps it in the file. Losing it makes encrypted records unreadable, so it belongs into
 * every backup.
 *
 * Written aside and then given its name, which fails when the name is taken: of two processes that start together one
 * decides, and neither can read a half-written secret.
 *
 * @returns the secret that the file holds now
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
