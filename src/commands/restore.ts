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
import { ownMigrations } from "~/platform/database/own-migrations";
import { takeStartLock } from "~/platform/database/start-lock";
import { JOB_SCHEMA } from "~/platform/jobs/queue-options";
import { createLogger } from "~/platform/logging/logger";
import { holdMail } from "~/platform/outbox/mail-hold";
import { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { type BackupFile, namedFile, openBackupFile, openStoredBackup, readPassphrase } from "./backup-file";
import { backupTarget, ledgersAt, newestBackup, requireTarget } from "./backup-target";
import { type ConnectedDatabase, connectNamed } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { databaseProblem } from "./database-problem";
import { fileStorage, storagePlace } from "./file-storage";
import { finishRestore, type RestoredState, sayWhatIsNext, sayWhatWorks } from "./finish-restore";
import { PACKAGED } from "./moved-address";
import { progress } from "./progress";
import { restoreToTime } from "./restore-to-time";
import { type FoundLedger, findLedgers, ledgerOf } from "./restored-erasures";
import { holds, putFile } from "./restored-files";
import { chooseSecrets, type RestoredSecrets, readGivenSecret } from "./restored-secrets";
import { stoppable } from "./stoppable";
import { storageProblem } from "./storage-problem";

const DISK_FULL = "53100";
const FOREIGN_KEY_VIOLATION = "23503";
const MAIL_HOLD = "public.mail_hold";

const USE =
  "Use: restore FILE | --from-target [NAME] | --from-target --at TIME [--archive NAME], [--replace] [--rehearsal] [--passphrase-file FILE] [--app-secret-file FILE] [--erasures FILE].";

interface Options {
  /** A file, or with `fromTarget` the name of a backup there; its newest one where that is left out. */
  file: string | undefined;
  fromTarget: boolean;
  /** The time to restore the continuous archive to, or `latest`. */
  at: string | undefined;
  /** The name of an archive, where there are several. */
  archive: string | undefined;
  /** Whether what is there is to be replaced. */
  replace: boolean;
  /** Whether this is the trial of an upgrade: then migrations must not lose rows. */
  rehearsal: boolean;
  passphraseFile: string | undefined;
  secretFile: string | undefined;
  /** A ledger of erasures, or a directory with some. */
  erasures: string | undefined;
}

/**
 * `restore FILE`: brings a backup into an empty DATA_DIR, or an empty database that DATABASE_URL names. The backup is read to its end before
 * anything is written; the database is written in one transaction.
 * @throws StartupError when it could not be restored; then everything is as it was before
 */
export async function restore(args: string[]): Promise<void> {
  const options = parse(args);
  const env = readEnv();
  const passphraseFile = options.passphraseFile ?? env.BACKUP_PASSPHRASE_FILE;
  const passphrase = passphraseFile ? await readPassphrase(namedFile(passphraseFile)) : undefined;
  const givenSecret = options.secretFile && (await readGivenSecret(namedFile(options.secretFile)));
  if (options.at !== undefined)
    return restoreToTime(env, {
      at: options.at,
      archive: options.archive,
      replace: options.replace,
      passphrase,
      givenSecret: givenSecret || undefined,
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
        givenSecret: givenSecret || undefined,
        signal,
        findLedgers: () => ledgersFor(env, options),
        async onRestored({ files, sealed, named, missing }) {
          sayWhatWorks(sealed);
          progress(
            `Files: ${files.size.toLocaleString("en-US")} restored; ${named - missing.length} of the ${named} that records name are there.`,
          );
          if (!options.rehearsal) sayWhatIsNext();
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

/** The ledgers of erasures that can be found. */
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
  /** Whether migrations must not lose rows: the trial of an upgrade. */
  rehearsal: boolean;
  /** The secret of the site, where the backup does not hold it. */
  givenSecret: string | undefined;
  signal: AbortSignal;
  /** Asked before anything is written. */
  findLedgers(): Promise<FoundLedger[]>;
  /** Called while the restored database runs, and no site can start on it. */
  onRestored(restored: Restored): Promise<void>;
}

/**
 * Restores a backup to where the settings say.
 * @returns the database, which may have been started here
 * @throws StartupError when it could not be restored; then everything is as it was before
 */
export async function restoreBackup(restoring: Restoring): Promise<ConnectedDatabase> {
  const { env, file, replace, rehearsal, givenSecret, signal, onRestored } = restoring;
  const checked = await check(file, signal);
  const secrets = await chooseSecrets(env, checked, givenSecret);
  const ledgers = await restoring.findLedgers();
  await prepareDataDirectory(env);
  // The one that the settings name, even if its contents were moved: the other one is not to be replaced by mistake.
  const database = await connectNamed(
    env.DATABASE_URL ?? PACKAGED,
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

/** Reads the backup from its beginning to its end, before anything is written. */
async function check(file: BackupFile, signal: AbortSignal): Promise<CheckedBackup> {
  progress("Backup: reading it through, before anything is written …");
  const checked = await checkBackup(until(signal, file.entries()), await ownMigrations()).catch(
    (error: unknown) => {
      throw file.problem(error);
    },
  );
  const { manifest, summary, files } = checked;
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  progress(
    `Backup: of ${manifest.takenAt}, by release ${manifest.release}: ${rows.toLocaleString("en-US")} rows, ${files.size.toLocaleString("en-US")} files; all checksums fit.`,
  );
  return checked;
}

/** While no site starts on the database. */
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
        "A site is running on the database that is to be restored into.",
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

/** @throws StartupError when the migrations since the backup left a table with fewer rows than the backup has, or without a table */
async function requireAllRows(
  client: pg.ClientBase,
  { manifest, summary }: CheckedBackup,
  foreign: readonly string[],
): Promise<void> {
  const present = new Set((await describeTables(client)).map(tableName));
  const wanted = manifest.database.tables.filter(
    (table) => table.schema !== JOB_SCHEMA && !foreign.includes(tableName(table)),
  );
  const counts = await countRows(
    client,
    wanted.filter((table) => present.has(tableName(table))),
  );
  const fewer = wanted.map(tableName).filter((name) => (counts[name] ?? 0) < (summary.rows[name] ?? 0));
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
 * The stored files that the backup does not have. What an earlier try has written, with the same contents, is no other file.
 * @throws StartupError when there are any and nothing is to be replaced
 */
async function otherFiles({ env, storage, checked }: Task, replace: boolean): Promise<string[]> {
  const place = storagePlace(env);
  try {
    const others: string[] = [];
    let changed = 0;
    for await (const key of storage.list()) {
      const wanted = checked.files.get(key);
      if (wanted === undefined) others.push(key);
      else if (!replace && !(await holds(storage, key, wanted))) changed += 1;
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

/** Writes data and files, compares both with the backup, and commits; or leaves nothing of it. */
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
        `After the restore these tables do not have the rows that the backup has: ${wrong.join(", ")}.`,
        "Nothing was kept. Run this again; if it says so again, report it.",
      );
    // A backup of an earlier release has no place for it yet: then it is held right after the migrations, still under the lock.
    if (MAIL_HOLD in rows) await holdMail(drizzle(load.client, { casing: "snake_case" }), new Date());
    await secrets.keep();
    signal.throwIfAborted();
    isCommitting = true;
    await load.commit();
  } catch (error) {
    // Of a commit whose answer was not heard nobody knows: a file too many does no harm, one that is missing does.
    if (!isCommitting) {
      await secrets.drop();
      for (const key of written) await task.storage.delete(key).catch(() => undefined);
    }
    throw loadProblem(file.problem(error), url);
  }
}

/** What is done once the data is there and the schema is this release's. */
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

/** Turns what PostgreSQL said while data was written into a sentence for the operator. */
export function loadProblem(error: unknown, url: string): unknown {
  const { code } = error as { code?: string };
  if (code === DISK_FULL)
    return new StartupError(
      "There is no room left on the database server's disk.",
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

/** @throws StartupError when the options are not understood */
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
    // An option that does not exist: answered below.
  }
  throw new StartupError(`The options “${args.join(" ")}” of restore are not known.`, USE);
}
