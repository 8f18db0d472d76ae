import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type Env, readEnv } from "~/env";
import { countRows, describeTables } from "~/platform/backup/database-snapshot";
import { beginLoad, countUsers, type DatabaseLoad, hasTables } from "~/platform/backup/load-database";
import { tableName } from "~/platform/backup/manifest";
import { type CheckedBackup, checkBackup, readBackup } from "~/platform/backup/read-backup";
import { migrateUnderLock } from "~/platform/database/migrate";
import { programMigrations } from "~/platform/database/program-migrations";
import { takeStartLock } from "~/platform/database/start-lock";
import { JOB_SCHEMA } from "~/platform/jobs/queue-options";
import { createLogger } from "~/platform/logging/logger";
import { holdMail } from "~/platform/outbox/mail-hold";
import { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { type BackupFile, namedFile, openBackupFile, openStoredBackup, readPassphrase } from "./backup-file";
import { backupTarget, ledgersAt, newestBackup, requireTarget } from "./backup-target";
import { type ConnectedDatabase, connectNamed, namedDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { databaseProblem } from "./database-problem";
import { fileStorage, storagePlace } from "./file-storage";
import { finishRestore, printChecks, printNextSteps, type RestoredState } from "./finish-restore";
import { progress } from "./progress";
import { restoreToTime } from "./restore-to-time";
import { type FoundLedger, findLedgers, ledgerOf } from "./restored-erasures";
import { isStored, putFile } from "./restored-files";
import { chooseSecrets, type RestoredSecrets, readGivenSecret } from "./restored-secrets";
import { stoppable } from "./stoppable";
import { storageProblem } from "./storage-problem";

const DISK_FULL = "53100";
const FOREIGN_KEY_VIOLATION = "23503";
const MAIL_HOLD = "public.mail_hold";

const USE =
  "Use: restore FILE | --from-target [NAME] | --from-target --at TIME [--archive NAME], [--replace] [--rehearsal] [--passphrase-file FILE] [--app-secret-file FILE] [--erasures FILE].";

interface Options {
  /** A file, or with `fromTarget` the name of a backup there; by default its newest one. */
  file: string | undefined;
  fromTarget: boolean;
  /** The time to restore from the continuous archive, or `latest`. */
  at: string | undefined;
  /** The name of an archive, if there are several. */
  archive: string | undefined;
  /** Whether existing data may be replaced. */
  replace: boolean;
  /** Whether this is the rehearsal of an upgrade: then migrations must not lose rows. */
  rehearsal: boolean;
  passphraseFile: string | undefined;
  secretFile: string | undefined;
  /** An erasure ledger, or a directory with some. */
  erasures: string | undefined;
}

/**
 * `restore FILE`: restores a backup into an empty DATA_DIR, or an empty database that DATABASE_URL names.
 * Reads the whole backup before anything is written, and writes the database in one transaction.
 * @throws StartupError if it could not be restored; then nothing has changed
 */
export async function restore(args: string[]): Promise<void> {
  const options = parse(args);
  const env = readEnv();
  const passphraseFile = options.passphraseFile ?? env.BACKUP_PASSPHRASE_FILE;
  const passphrase = passphraseFile ? await readPassphrase(namedFile(passphraseFile)) : undefined;
  const suppliedSecret = options.secretFile && (await readGivenSecret(namedFile(options.secretFile)));
  if (options.at !== undefined)
    return restoreToTime(env, {
      at: options.at,
      archive: options.archive,
      replace: options.replace,
      passphrase,
      suppliedSecret: suppliedSecret || undefined,
      findLedgers: () => ledgersFor(env, options),
    });
  const file = await openBackup(env, options, passphrase);
  try {
    await stoppable(async (signal) => {
      const database = await restoreBackup({
        env,
        file,
        replace: options.replace,
        rehearsal: options.rehearsal,
        suppliedSecret: suppliedSecret || undefined,
        signal,
        findLedgers: () => ledgersFor(env, options),
        async onRestored({ files, sealed, named, missing }) {
          printChecks(sealed);
          progress(
            `Files: ${files.size.toLocaleString("en-US")} restored; ${named - missing.length} of the ${named} that records name are there.`,
          );
          if (!options.rehearsal) printNextSteps();
        },
      });
      await database.stop();
    });
  } finally {
    await file.close();
  }
}

async function openBackup(
  env: Env,
  { file, fromTarget }: Options,
  passphrase: string | undefined,
): Promise<BackupFile> {
  if (!fromTarget) return openBackupFile(file ?? "", passphrase);
  const target = await requireTarget(env);
  const stored = file ?? (await newestBackup(target)).file;
  progress(`Backup: ${stored} in ${target.name}.`);
  return openStoredBackup(target, stored, passphrase);
}

/** The erasure ledgers that can be found. */
export async function ledgersFor(
  env: Env,
  { file, fromTarget, erasures }: Pick<Options, "file" | "fromTarget" | "erasures">,
): Promise<FoundLedger[]> {
  const target = await backupTarget(env);
  return findLedgers({
    named: erasures,
    besides: [...(file !== undefined && !fromTarget ? [dirname(file)] : []), env.DATA_DIR],
    places: target ? await ledgersAt(target) : [],
  });
}

export interface Restored extends RestoredState {
  rows: number;
  files: ReadonlyMap<string, string>;
}

interface Restoring {
  env: Env;
  file: BackupFile;
  replace: boolean;
  /** Whether migrations must not lose rows: the rehearsal of an upgrade. */
  rehearsal: boolean;
  /** The site's secret, if the backup does not contain it. */
  suppliedSecret: string | undefined;
  signal: AbortSignal;
  /** Called before anything is written. */
  findLedgers(): Promise<FoundLedger[]>;
  /** Called while the restored database runs, before a site can start on it. */
  onRestored(restored: Restored): Promise<void>;
}

/**
 * Restores a backup to the place that the settings name.
 * @returns the database, which may have been started here
 * @throws StartupError if it could not be restored; then nothing has changed
 */
export async function restoreBackup(restoring: Restoring): Promise<ConnectedDatabase> {
  const { env, file, replace, rehearsal, suppliedSecret, signal, onRestored } = restoring;
  const checked = await check(file, signal);
  const secrets = await chooseSecrets(env, checked, suppliedSecret);
  const ledgers = await restoring.findLedgers();
  await prepareDataDirectory(env);
  // Connects to the database that the settings name, even if its contents were moved, so that the other one
  // is not replaced by mistake.
  const database = await connectNamed(
    namedDatabase(env),
    env,
    createLogger({ level: env.LOG_LEVEL }),
    signal,
  );
  try {
    const storage = await fileStorage(env);
    const task = { env, file, checked, secrets, storage, url: database.url, ledgers, signal, onRestored };
    await underStartLock(task, { replace, rehearsal });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

interface Task {
  env: Env;
  file: BackupFile;
  checked: CheckedBackup;
  secrets: RestoredSecrets;
  storage: FileStorage;
  url: string;
  ledgers: FoundLedger[];
  signal: AbortSignal;
  onRestored: Restoring["onRestored"];
}

/** Reads the whole backup before anything is written. */
async function check(file: BackupFile, signal: AbortSignal): Promise<CheckedBackup> {
  progress("Backup: verifying it before anything is written …");
  const checked = await checkBackup(until(signal, file.entries()), await programMigrations()).catch(
    (error: unknown) => {
      throw file.problem(error);
    },
  );
  const { manifest, summary, files } = checked;
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  progress(
    `Backup: of ${manifest.takenAt}, by release ${manifest.release}: ${rows.toLocaleString("en-US")} rows, ${files.size.toLocaleString("en-US")} files; all checksums match.`,
  );
  return checked;
}

/** Runs the work under the start lock, so that no site starts on the database. */
async function underStartLock(
  task: Task,
  { replace, rehearsal }: Pick<Options, "replace" | "rehearsal">,
): Promise<void> {
  const { url } = task;
  const lock = await takeStartLock(url, () =>
    progress("Database: another start is preparing it; waiting …"),
  ).catch((error: unknown) => {
    throw databaseProblem(error, url);
  });
  try {
    if ((await countUsers(lock.client)) > 0)
      throw new StartupError(
        "A site is running on the database to restore into.",
        "Stop it, and every other node of it, and run this again.",
      );
    if (!replace && (await hasTables(lock.client)))
      throw new StartupError(
        `The database ${placeOf(task)} is not empty; nothing was changed.`,
        "Restore into another DATA_DIR or DATABASE_URL, or run this again with --replace: that deletes everything in this database and its files.",
      );
    const others = await otherFiles(task, replace);
    const replaced = await ledgerOf(drizzle(lock.client, { casing: "snake_case" }));
    if (replaced) task.ledgers.push(replaced);
    const load = await beginLoad(url, task.checked.manifest.database, { replace }).catch((error) => {
      throw loadProblem(error, url);
    });
    try {
      await writeAll(task, load);
    } finally {
      await load.end();
    }
    for (const key of others) await task.storage.delete(key);
    const applied = await migrateUnderLock(lock.client);
    if (applied > 0) progress(`Migrations: ${applied} applied, of releases since the backup.`);
    if (rehearsal) await requireAllRows(lock.client, task.checked, load.foreign);
    await finish(task);
  } finally {
    await lock.release().catch(() => undefined);
  }
}

/**
 * @throws StartupError if the migrations since the backup removed a table or left fewer rows than the backup
 * has
 */
async function requireAllRows(
  client: pg.ClientBase,
  { manifest, summary }: CheckedBackup,
  foreign: readonly string[],
): Promise<void> {
  const present = new Set((await describeTables(client)).map(tableName));
  const selected = manifest.database.tables.filter(
    (table) => table.schema !== JOB_SCHEMA && !foreign.includes(tableName(table)),
  );
  const counts = await countRows(
    client,
    selected.filter((table) => present.has(tableName(table))),
  );
  const fewer = selected.map(tableName).filter((name) => (counts[name] ?? 0) < (summary.rows[name] ?? 0));
  if (fewer.length === 0) return;
  throw new StartupError(
    `The migrations of this release lose rows of these tables: ${fewer.join(", ")}.`,
    "Do not install this release; report it.",
  );
}

function placeOf({ env: { DATABASE_URL, DATA_DIR } }: Task): string {
  return DATABASE_URL ? `at ${new URL(DATABASE_URL).host}` : `in ${DATA_DIR}`;
}

/**
 * Stored files that the backup lacks. Files that an earlier attempt wrote, with the same contents, do not
 * count.
 * @throws StartupError if there are any and nothing may be replaced
 */
async function otherFiles({ env, storage, checked }: Task, replace: boolean): Promise<string[]> {
  const place = storagePlace(env);
  try {
    const others: string[] = [];
    let changed = 0;
    for await (const key of storage.list()) {
      const selected = checked.files.get(key);
      if (selected === undefined) others.push(key);
      else if (!replace && !(await isStored(storage, key, selected))) changed += 1;
    }
    if (replace || others.length + changed === 0) return others;
    throw new StartupError(
      `There are files in ${place} that are not the backup's (${others.length + changed}); nothing was changed.`,
      "Restore into another DATA_DIR or bucket, or run this again with --replace: that deletes them.",
    );
  } catch (error) {
    throw storageProblem(error, place, env.S3_BUCKET !== undefined);
  }
}

/** Writes data and files, compares both with the backup, and commits; otherwise leaves nothing. */
async function writeAll(task: Task, load: DatabaseLoad): Promise<void> {
  const { file, checked, secrets, signal, url } = task;
  const { manifest, summary } = checked;
  const written: string[] = [];
  let isCommitting = false;
  progress("Restore: writing the database and the files …");
  try {
    await readBackup(until(signal, file.entries()), manifest, {
      onData: (table, bytes) => load.write(table, bytes),
      onFile: (key, bytes) => putFile(task, key, bytes, written),
    });
    const rows = await load.complete();
    for (const name of load.foreign)
      progress(`Warning: the table ${name} is not Openward's; it stays in the backup and was not restored.`);
    const wrong = Object.keys(rows).filter((name) => rows[name] !== (summary.rows[name] ?? 0));
    if (wrong.length > 0)
      throw new StartupError(
        `After the restore these tables have different rows than the backup: ${wrong.join(", ")}.`,
        "Nothing was kept. Run this again; if it says so again, report it.",
      );
    // A backup of an earlier release may not have this table yet: then mail is held right after the
    // migrations, still under the lock.
    if (MAIL_HOLD in rows) await holdMail(drizzle(load.client, { casing: "snake_case" }), new Date());
    await secrets.keep();
    signal.throwIfAborted();
    isCommitting = true;
    await load.commit();
  } catch (error) {
    // If the commit's response was lost, its result is unknown. An extra file does no harm, but a missing one
    // does.
    if (!isCommitting) {
      await secrets.drop();
      for (const key of written) await task.storage.delete(key).catch(() => undefined);
    }
    throw loadProblem(file.problem(error), url);
  }
}

/** Runs once the data is restored and the schema is this release's. */
async function finish({ env, url, storage, checked, ledgers, onRestored }: Task): Promise<void> {
  const takenAt = new Date(checked.manifest.takenAt);
  const state = await finishRestore({ env, url, storage, ledgers: () => ledgers, takenAt });
  const rows = Object.values(checked.summary.rows).reduce((sum, count) => sum + count, 0);
  await onRestored({
    rows,
    files: checked.files,
    sealed: state.sealed,
    named: state.named,
    missing: state.missing,
  });
}

/** Turns a PostgreSQL error during the load into a sentence for the operator. */
export function loadProblem(error: unknown, url: string): unknown {
  const { code } = error as { code?: string };
  if (code === DISK_FULL)
    return new StartupError(
      "No space is left on the database server's disk.",
      "Free some space there and run this again. Nothing was kept.",
      { cause: error },
    );
  if (code === FOREIGN_KEY_VIOLATION)
    return new StartupError(
      "Rows in the backup refer to rows that are not in it.",
      "Nothing was kept. Restore another backup, and report this one.",
      { cause: error },
    );
  return databaseProblem(error, url);
}

async function* until<Item>(signal: AbortSignal, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    signal.throwIfAborted();
    yield item;
  }
}

/** @throws StartupError if the options are invalid */
function parse(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "from-target": { type: "boolean", default: false },
        at: { type: "string" },
        archive: { type: "string" },
        replace: { type: "boolean", default: false },
        rehearsal: { type: "boolean", default: false },
        "passphrase-file": { type: "string" },
        "app-secret-file": { type: "string" },
        erasures: { type: "string" },
      },
    });
    const [file, ...more] = positionals;
    const fromTarget = values["from-target"];
    const isOfArchive = values.at !== undefined;
    const isMixed = isOfArchive ? file || !fromTarget || values.rehearsal : values.archive;
    if ((file || fromTarget) && more.length === 0 && !isMixed)
      return {
        file: file && !fromTarget ? namedFile(file) : file,
        fromTarget,
        at: values.at,
        archive: values.archive,
        replace: values.replace,
        rehearsal: values.rehearsal,
        passphraseFile: values["passphrase-file"],
        secretFile: values["app-secret-file"],
        erasures: values.erasures && namedFile(values.erasures),
      };
  } catch {
    // An unknown option: the error is thrown below.
  }
  throw new StartupError(`Unknown options for restore: “${args.join(" ")}”.`, USE);
}
