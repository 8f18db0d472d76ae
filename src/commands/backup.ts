import { existsSync } from "node:fs";
import { chown, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Env, readEnv } from "~/env";
import { type DatabaseSnapshot, openSnapshot } from "~/platform/backup/database-snapshot";
import { FORMAT, type Manifest, tableName } from "~/platform/backup/manifest";
import { writeBackup } from "~/platform/backup/write-backup";
import { fingerprintOf, storedFingerprint } from "~/platform/crypto/fingerprint/fingerprint";
import { openDatabase } from "~/platform/database/database";
import { ownMigrations } from "~/platform/database/own-migrations";
import { createLogger } from "~/platform/logging/logger";
import { projectRoot } from "~/platform/project-root";
import { StartupError } from "~/platform/startup-error";
import type { NamedFile } from "~/platform/storage/named-file";
import { namedFiles } from "~/stored-files";
import { previousSecrets, readSecretFile } from "./app-secret";
import { namedFile, readPassphrase, refuseExisting, writeBackupFile } from "./backup-file";
import { connectDatabase } from "./connect-database";
import { fileStorage, storagePlace } from "./file-storage";
import { progress } from "./progress";
import { stoppable } from "./stoppable";
import { storageProblem } from "./storage-problem";

const USE = "Use: backup FILE [--passphrase-file FILE].";

/**
 * `backup FILE`: writes the database as it is now, and all files, into one file. The site may run meanwhile. Only an encrypted backup holds
 * the secret under which the database is encrypted.
 * @throws StartupError when it could not be made; then there is no such file
 */
export async function backup(options: string[]): Promise<void> {
  const { file, passphraseFile } = parse(options);
  const env = readEnv();
  const passphraseIn = passphraseFile ?? env.BACKUP_PASSPHRASE_FILE;
  const passphrase = passphraseIn && (await readPassphrase(namedFile(passphraseIn)));
  await requireSite(env);
  await refuseExisting(file);
  await stoppable(async (signal) => {
    const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }), signal);
    try {
      await giveLogAway(env);
      const snapshot = await openSnapshot(database.url);
      try {
        await takeBackup({
          env,
          snapshot,
          url: database.url,
          file,
          passphrase: passphrase || undefined,
          signal,
        });
      } finally {
        await snapshot.end();
      }
    } finally {
      await database.stop();
    }
  });
}

interface Task {
  env: Env;
  snapshot: DatabaseSnapshot;
  url: string;
  file: string;
  passphrase: string | undefined;
  signal: AbortSignal;
}

async function takeBackup({ env, snapshot, url, file, passphrase, signal }: Task): Promise<void> {
  const { description } = snapshot;
  if (description.migrations.length === 0)
    throw new StartupError(
      "The database holds no site of Openward: there is nothing to back up.",
      "Correct DATABASE_URL or DATA_DIR: give this command the settings of the site.",
    );
  const db = drizzle(snapshot.client, { casing: "snake_case" });
  const hasFingerprint = description.tables.some((table) => tableName(table) === "public.secret_fingerprint");
  const fingerprint = hasFingerprint ? ((await storedFingerprint(db)) ?? null) : null;
  const manifest: Manifest = {
    product: "openward",
    format: FORMAT,
    release: await release(),
    takenAt: new Date().toISOString(),
    secretFingerprint: fingerprint,
    database: description,
  };
  const secrets = passphrase === undefined ? undefined : await secretsOf(env, fingerprint);
  const isCurrent = await hasOwnSchema(description.migrations);
  let names = new Map<string, NamedFile>();
  let fileBytes = 0;
  let files = 0;
  progress(`Backup: reading the database (${description.tables.length} tables) …`);
  const size = await writeBackupFile(file, {
    passphrase,
    signal,
    fill: (add) =>
      writeBackup(add, {
        manifest,
        secrets,
        snapshot,
        storage: explained(env, fileStorage(env)),
        async onDatabaseRead(rows) {
          if (isCurrent) names = await namedFiles(db);
          await snapshot.client.query("commit");
          progress(
            `Backup: ${rows.toLocaleString("en-US")} rows. Reading the files in ${storagePlace(env)} …`,
          );
        },
        onFile(key, bytes) {
          names.delete(key);
          files += 1;
          fileBytes += bytes;
          if (files % 1000 === 0) progress(`Backup: ${files.toLocaleString("en-US")} files so far.`);
        },
      }),
  });
  progress(`Backup: ${files.toLocaleString("en-US")} files (${inMegabytes(fileBytes)}).`);
  await warnOfMissing(names, url, env);
  sayWhereTheSecretIs(env, passphrase !== undefined, secrets?.length ?? 0);
  progress(
    `Backup: ${file} is complete (${inMegabytes(size)}, ${passphrase === undefined ? "not encrypted" : "encrypted"}).`,
  );
}

/** Without a site there, the packaged database would be made anew, and an empty backup of it. */
async function requireSite({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL) return;
  for (const name of ["postgres", "postgres-location"])
    if (await stat(join(DATA_DIR, name)).catch(() => undefined)) return;
  throw new StartupError(
    `There is no site in ${DATA_DIR}.`,
    "Set DATA_DIR, and DATABASE_URL if the site has one, as they are set for the site.",
  );
}

/** Root may write the backup anywhere, so it stays root; what PostgreSQL says must stay open to the user who runs the site. */
async function giveLogAway({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(DATA_DIR);
  const log = join(DATA_DIR, "postgres.log");
  if (existsSync(log)) await chown(log, uid, gid);
}

/** The files of the site, with sentences for the operator in place of the storage's errors. */
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

/** Every secret that is known here, the present one first. */
async function secretsOf(env: Env, fingerprint: string | null): Promise<string[] | undefined> {
  const present = env.APP_SECRET ?? (await readSecretFile(join(env.DATA_DIR, "app-secret")));
  const secrets = [...(present ? [present] : []), ...(await previousSecrets(env))];
  if (fingerprint !== null && !secrets.some((secret) => fingerprintOf(secret) === fingerprint))
    throw new StartupError(
      "The secret that this database was encrypted with is not known here: the backup could not be read again.",
      "Give this command the site's own APP_SECRET or DATA_DIR.",
    );
  return secrets.length > 0 ? secrets : undefined;
}

function sayWhereTheSecretIs(env: Env, isEncrypted: boolean, secrets: number): void {
  if (isEncrypted) {
    if (secrets > 0)
      progress("Secret: in the backup. Keep the passphrase where this machine's loss does not reach it.");
    return;
  }
  const where = env.APP_SECRET ? "the setting APP_SECRET" : join(env.DATA_DIR, "app-secret");
  progress(
    `Secret: not in the backup, because it is not encrypted. It is in ${where}: keep a copy of it in another place than the backup. Without it, what people told in confidence cannot be read again. With --passphrase-file FILE the backup is encrypted and holds it.`,
  );
}

/** A release that was fetched after the last start may not know how to ask this database. */
async function hasOwnSchema(applied: readonly number[]): Promise<boolean> {
  const own = await ownMigrations();
  return own.length === applied.length && own.every((migration) => applied.includes(migration));
}

/** @param names files that the database named and the storage did not have */
async function warnOfMissing(names: ReadonlyMap<string, NamedFile>, url: string, env: Env): Promise<void> {
  if (names.size === 0) return;
  const { db, close } = openDatabase(url);
  try {
    // What was deleted while the backup was made is not missing.
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

async function release(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectRoot(), "package.json"), "utf8"));
  return String(version);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** @throws StartupError when the options are not understood */
function parse(args: string[]): { file: string; passphraseFile: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "passphrase-file": { type: "string" } },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0)
      return { file: namedFile(file), passphraseFile: values["passphrase-file"] };
  } catch {
    // An option that does not exist: answered below.
  }
  throw new StartupError(`The options “${args.join(" ")}” of backup are not known.`, USE);
}
