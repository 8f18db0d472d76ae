import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { namedFiles } from "~/app/stored-files";
import type { Env } from "~/env";
import { archive } from "~/platform/backup/archive";
import type { DatabaseSnapshot } from "~/platform/backup/database-snapshot";
import { encrypted } from "~/platform/backup/encryption";
import { FORMAT, type Manifest, tableName } from "~/platform/backup/manifest";
import { writeBackup } from "~/platform/backup/write-backup";
import { fingerprintOf, storedFingerprint } from "~/platform/crypto/fingerprint/fingerprint";
import { newerMigrations } from "~/platform/database/baseline";
import { openDatabase } from "~/platform/database/database";
import { programMigrations } from "~/platform/database/program-migrations";
import { programRelease } from "~/platform/release";
import { StartupError } from "~/platform/startup-error";
import type { NamedFile } from "~/platform/storage/named-file";
import { presentSecret, previousSecrets } from "./app-secret";
import { fileStorage, storagePlace } from "./file-storage";
import { progress } from "./progress";
import { storageProblem } from "./storage-problem";

interface NewBackup {
  env: Env;
  snapshot: DatabaseSnapshot;
  /** URL of the database. */
  url: string;
  takenAt: Date;
  /** Without a passphrase, the backup is not encrypted and contains no secret. */
  passphrase: string | undefined;
  /** Its destination, as the operator names it. */
  place: string;
  /**
   * Stores the backup.
   * @returns its size in bytes
   */
  write(bytes: AsyncIterable<Uint8Array>): Promise<number>;
}

interface TakenBackup {
  bytes: number;
  rows: number;
  files: number;
}

/**
 * Writes the database as of the snapshot, and every stored file, and prints the progress.
 * @throws StartupError if there is nothing to back up; the error of `write`
 */
export async function takeBackup(backup: NewBackup): Promise<TakenBackup> {
  const { env, snapshot, url, takenAt, passphrase, place, write } = backup;
  const { description } = snapshot;
  if (description.migrations.length === 0)
    throw new StartupError(
      "The database contains no site of Openward: there is nothing to back up.",
      "Correct DATABASE_URL or DATA_DIR: give this command the settings of the site.",
    );
  const db = drizzle(snapshot.client, { casing: "snake_case" });
  const hasFingerprint = description.tables.some((table) => tableName(table) === "public.secret_fingerprint");
  const fingerprint = hasFingerprint ? ((await storedFingerprint(db)) ?? null) : null;
  const manifest: Manifest = {
    product: "openward",
    format: FORMAT,
    release: await programRelease(),
    takenAt: takenAt.toISOString(),
    secretFingerprint: fingerprint,
    database: description,
  };
  const secrets = passphrase === undefined ? undefined : await secretsOf(env, fingerprint);
  const isCurrent = await hasOwnSchema(description.migrations);
  let names = new Map<string, NamedFile>();
  let fileBytes = 0;
  let rowCount = 0;
  let files = 0;
  progress(`Backup: reading the database (${description.tables.length} tables) …`);
  const plain = archive((add) =>
    writeBackup(add, {
      manifest,
      secrets,
      snapshot,
      storage: explained(env, fileStorage(env)),
      async onDatabaseRead(rows) {
        rowCount = rows;
        if (isCurrent) names = await namedFiles(db);
        await snapshot.client.query("commit");
        progress(`Backup: ${rows.toLocaleString("en-US")} rows. Reading the files in ${storagePlace(env)} …`);
      },
      onFile(key, bytes) {
        names.delete(key);
        files += 1;
        fileBytes += bytes;
        if (files % 1000 === 0) progress(`Backup: ${files.toLocaleString("en-US")} files so far.`);
      },
    }),
  );
  const size = await write(passphrase === undefined ? plain : encrypted(plain, passphrase));
  progress(`Backup: ${files.toLocaleString("en-US")} files (${inMegabytes(fileBytes)}).`);
  await warnOfMissing(names, url, env);
  reportSecretLocation(env, passphrase !== undefined, secrets?.length ?? 0);
  progress(
    `Backup: ${place} is complete (${inMegabytes(size)}, ${passphrase === undefined ? "not encrypted" : "encrypted"}).`,
  );
  return { bytes: size, rows: rowCount, files };
}

/** The site's files, with the storage's errors as sentences for the operator. */
function explained(
  env: Env,
  opened: ReturnType<typeof fileStorage>,
): Parameters<typeof writeBackup>[1]["storage"] {
  const explain = (error: unknown) => {
    throw storageProblem(error, storagePlace(env), env.S3_BUCKET !== undefined);
  };
  return {
    async *list() {
      try {
        yield* (await opened).list();
      } catch (error) {
        explain(error);
      }
    },
    get: async (key) => (await opened).get(key).catch(explain),
  };
}

/** All known secrets, the present one first. */
async function secretsOf(env: Env, fingerprint: string | null): Promise<string[] | undefined> {
  const present = await presentSecret(env);
  const secrets = [...(present ? [present] : []), ...(await previousSecrets(env))];
  if (fingerprint !== null && !secrets.some((secret) => fingerprintOf(secret) === fingerprint))
    throw new StartupError(
      "The secret that this database was encrypted with is not known here, so the backup could not be read again.",
      "Give this command the site's own APP_SECRET or DATA_DIR.",
    );
  return secrets.length > 0 ? secrets : undefined;
}

function reportSecretLocation(env: Env, isEncrypted: boolean, secrets: number): void {
  if (isEncrypted) {
    if (secrets > 0)
      progress(
        "Secret: in the backup. Keep the passphrase in a place that would survive the loss of this machine.",
      );
    return;
  }
  const where = env.APP_SECRET ? "the setting APP_SECRET" : join(env.DATA_DIR, "app-secret");
  progress(
    `Secret: not in the backup, because it is not encrypted. It is in ${where}: keep a copy of it in another place than the backup. Without it, confidential answers cannot be read again. With --passphrase-file FILE the backup is encrypted and contains it.`,
  );
}

/**
 * Whether the database has this release's schema. A release that was downloaded after the last start may have
 * another one.
 */
export async function hasOwnSchema(applied: readonly number[]): Promise<boolean> {
  const own = await programMigrations();
  return newerMigrations(applied, own).length === 0 && own.every((migration) => applied.includes(migration));
}

/** @param names files that the database refers to and the storage lacked */
async function warnOfMissing(names: ReadonlyMap<string, NamedFile>, url: string, env: Env): Promise<void> {
  if (names.size === 0) return;
  const { db, close } = openDatabase(url);
  try {
    // Files deleted during the backup are not missing.
    const now = await namedFiles(db);
    const missing = [...names.keys()].filter((key) => now.has(key));
    if (missing.length > 0)
      progress(
        `Warning: ${storagePlace(env)} lacks ${missing.length} of the files that records name, so the backup does too: ${missing.slice(0, 10).join(", ")}. See Content health in the admin area.`,
      );
  } finally {
    await close();
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
