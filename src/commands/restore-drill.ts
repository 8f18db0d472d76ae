import { randomBytes } from "node:crypto";
import { mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { type Env, readEnv } from "~/env";
import { sha256 } from "~/platform/backup/archive";
import { sitePrefix } from "~/platform/backup/backup-name";
import type { RunResult } from "~/platform/backup/runs";
import { openDatabase } from "~/platform/database/database";
import { ledgerHead } from "~/platform/erasures/ledger";
import { createLogger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { presentSecret, previousSecrets } from "./app-secret";
import { type BackupFile, namedFile, openStoredBackup, readPassphrase } from "./backup-file";
import { newestBackup, requireTarget } from "./backup-target";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { DRILL_DIRECTORY, drillArchive, removeDrillDirectory } from "./drill-archive";
import { requireDrillRoom } from "./drill-room";
import { fileStorage } from "./file-storage";
import { openAll } from "./finish-restore";
import { progress } from "./progress";
import { recordedRun } from "./recorded-run";
import { type Restored, restoreBackup } from "./restore";
import { siteSecrets } from "./site-secrets";
import { stoppable } from "./stoppable";

const USE = "Use: restore-drill [--passphrase-file FILE].";

/** Prefix of a drill's directories and databases. The next drill removes those of a killed one. */
const DIRECTORY_PREFIX = DRILL_DIRECTORY;
const DATABASE_PREFIX = "openward_drill_";
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * `restore-drill`: restores the newest backup at the target of scheduled backups into a temporary database
 * and directory, compares the copy with the site, and removes it. Then does the same with the newest state of
 * the continuous archive. Records the result. A backup counts as good once this has succeeded.
 * @throws StartupError if the backup does not restore the site
 */
export async function restoreDrill(args: string[]): Promise<void> {
  const options = parse(args);
  const env = readEnv();
  const target = await requireTarget(env);
  await prepareDataDirectory(env);
  await stoppable(async (signal) => {
    const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }), signal);
    const { db, close } = openDatabase(database.url);
    try {
      await recordedRun(db, {
        kind: "drill",
        run: options.run,
        signal,
        async work(result) {
          result.target = target.name;
          const { site } = await ledgerHead(db);
          const newest = await newestBackup(target, sitePrefix(site));
          result.file = newest.file;
          result.bytes = newest.bytes;
          progress(`Drill: ${newest.file} in ${target.name}.`);
          const passphraseFile = options.passphraseFile ?? env.BACKUP_PASSPHRASE_FILE;
          const passphrase = passphraseFile ? await readPassphrase(namedFile(passphraseFile)) : undefined;
          const file = openStoredBackup(target, newest.file, passphrase);
          result.isEncrypted = file.isEncrypted;
          await requireDrillRoom({ env, db, database, backupBytes: newest.bytes });
          await inTemporaryDirectory(env, database.url, (place) =>
            tryBackup({ env, url: database.url, place, file, result, signal }),
          );
          progress(`Drill: ${newest.file} restores the site.`);
          await drillArchive({ env, db, url: database.url, target, passphrase, signal });
        },
      });
    } finally {
      await close();
      await database.stop();
    }
  });
}

interface TemporaryPlace {
  directory: string;
  /** Undefined if a separate PostgreSQL is to be started in the directory. */
  databaseUrl: string | undefined;
}

/**
 * Creates a database beside the site's, or, if its role may not, a separate packaged PostgreSQL. Both are
 * removed at the end.
 */
async function inTemporaryDirectory(
  { DATA_DIR }: Env,
  siteUrl: string,
  work: (place: TemporaryPlace) => Promise<void>,
): Promise<void> {
  await removeLeftovers(DATA_DIR, siteUrl);
  const directory = await mkdtemp(join(DATA_DIR, DIRECTORY_PREFIX));
  const databaseUrl = await createDatabase(siteUrl);
  try {
    await work({ directory, databaseUrl });
  } finally {
    await removeLeftovers(DATA_DIR, siteUrl);
  }
}

async function createDatabase(siteUrl: string): Promise<string | undefined> {
  const name = `${DATABASE_PREFIX}${randomBytes(4).toString("hex")}`;
  try {
    await onSiteDatabase(siteUrl, (client) => client.query(`create database ${pg.escapeIdentifier(name)}`));
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return undefined;
    throw error;
  }
  const url = new URL(siteUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Only one drill runs at a time, so any leftovers are from this one or a killed one. */
async function removeLeftovers(dataDirectory: string, siteUrl: string): Promise<void> {
  await onSiteDatabase(siteUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname::text as name from pg_database where starts_with(datname::text, $1) and pg_has_role(datdba, 'member')",
      [DATABASE_PREFIX],
    );
    for (const { name } of rows)
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  });
  for (const name of await readdir(dataDirectory))
    if (name.startsWith(DIRECTORY_PREFIX)) await removeDrillDirectory(join(dataDirectory, name));
}

async function onSiteDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Trial {
  env: Env;
  /** URL of the site's database. */
  url: string;
  place: TemporaryPlace;
  file: BackupFile;
  result: RunResult;
  signal: AbortSignal;
}

async function tryBackup({ env, url, place, file, result, signal }: Trial): Promise<void> {
  // An encrypted backup must contain its own secret; one without encryption never does.
  const trialEnv: Env = {
    ...env,
    DATA_DIR: place.directory,
    DATABASE_URL: place.databaseUrl,
    DATABASE_LISTEN_URL: undefined,
    S3_BUCKET: undefined,
    APP_SECRET: file.isEncrypted ? undefined : await presentSecret(env),
    APP_SECRET_PREVIOUS: file.isEncrypted ? undefined : [...(await previousSecrets(env))],
  };
  const restored = await restoreBackup({
    env: trialEnv,
    file,
    replace: false,
    rehearsal: false,
    suppliedSecret: undefined,
    signal,
    findLedgers: async () => [],
    async onRestored(found) {
      result.rows = found.rows;
      result.files = found.files.size;
      await compareWithSite(env, url, found, signal);
    },
  });
  await restored.stop();
}

/** @throws StartupError if the restored copy lacks something that the site has */
async function compareWithSite(
  env: Env,
  url: string,
  restored: Restored,
  signal: AbortSignal,
): Promise<void> {
  const storage = await fileStorage(env);
  for (const [key, hash] of restored.files) {
    signal.throwIfAborted();
    const own = await storage.get(key);
    // A file is never overwritten, but the site may have deleted it since.
    if (own && sha256(own.bytes) !== hash) throw notGood(`The file ${key} in it differs from the site's.`);
  }
  for (const { key } of restored.missing)
    if (await storage.get(key)) throw notGood(`It lacks the file ${key}, which the site has.`);
  if (restored.sealed.unreadable > (await unreadableOnSite(env, url, restored)))
    throw notGood(`${restored.sealed.unreadable} of its encrypted records do not open.`);
  progress(
    `Drill: ${restored.rows.toLocaleString("en-US")} rows and ${restored.files.size.toLocaleString("en-US")} files compared, ${restored.sealed.opened.toLocaleString("en-US")} encrypted records opened.`,
  );
}

/** Counts the values that no known secret opens on the site. A backup cannot open these either. */
async function unreadableOnSite(env: Env, url: string, { sealed }: Restored): Promise<number> {
  if (sealed.unreadable === 0) return 0;
  const { db, close } = openDatabase(url);
  try {
    const { sealer } = await siteSecrets(db, env, new Date());
    return (await openAll(db, (text, purpose) => sealer.open(text, purpose))).unreadable;
  } finally {
    await close();
  }
}

function notGood(reason: string): StartupError {
  return new StartupError(
    `The backup does not restore the site. ${reason}`,
    "Make another backup and test that one. If it fails too, check the disks, and report it.",
  );
}

/** @throws StartupError if the options are invalid */
function parse(args: string[]): { passphraseFile: string | undefined; run: string | undefined } {
  try {
    const { values } = parseArgs({
      args,
      options: { "passphrase-file": { type: "string" }, run: { type: "string" } },
    });
    return { passphraseFile: values["passphrase-file"], run: values.run };
  } catch {
    throw new StartupError(`Unknown options for restore-drill: “${args.join(" ")}”.`, USE);
  }
}
