import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "~/env";

/**
 * The secret that signs and encrypts: `APP_SECRET`, or one that is made once and kept in the data directory, readable
 * by its owner only. Losing it makes encrypted records unreadable, so it belongs into every backup.
 */
export async function appSecret(env: Pick<Env, "APP_SECRET" | "DATA_DIR">): Promise<string> {
  if (env.APP_SECRET) return env.APP_SECRET;
  const file = join(env.DATA_DIR, "app-secret");
  return (await readSecret(file)) ?? (await makeSecret(file));
}

/**
 * Secrets of before, which still open what was sealed under them: those of `APP_SECRET_PREVIOUS`, and those in the data directory's file
 * `app-secret-previous`, one a line.
 */
export async function previousSecrets(
  env: Pick<Env, "APP_SECRET_PREVIOUS" | "DATA_DIR">,
): Promise<readonly string[]> {
  const kept = (await readSecret(join(env.DATA_DIR, "app-secret-previous"))) ?? "";
  return [...(env.APP_SECRET_PREVIOUS ?? []), ...kept.split(/\s*\n\s*/).filter((secret) => secret !== "")];
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Written aside and then given its name, which fails when the name is taken: of two processes that start together one
 * decides, and neither can read a half-written secret.
 */
async function makeSecret(file: string): Promise<string> {
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
