import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Env, readEnv } from "~/env";
import { sha256 } from "~/platform/backup/archive";
import { beginLoad, countUsers, type DatabaseLoad, hasTables } from "~/platform/backup/load-database";
import { type CheckedBackup, checkBackup, readBackup } from "~/platform/backup/read-backup";
import { type OpenedRows, openSealed } from "~/platform/crypto/rotation/open-sealed";
import { openDatabase, type RootDatabase } from "~/platform/database/database";
import { migrateUnderLock } from "~/platform/database/migrate";
import { ownMigrations } from "~/platform/database/own-migrations";
import { takeStartLock } from "~/platform/database/start-lock";
import { createLogger } from "~/platform/logging/logger";
import { holdMail } from "~/platform/outbox/mail-hold";
import { StartupError } from "~/platform/startup-error";
import { contentTypeOf } from "~/platform/storage/content-type-of";
import type { FileStorage } from "~/platform/storage/file-storage";
import { compareFiles } from "~/platform/storage/missing-files";
import { sealedTables } from "~/sealed-tables";
import { namedFiles } from "~/stored-files";
import { type BackupFile, namedFile, openBackupFile, readPassphrase } from "./backup-file";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { databaseProblem } from "./database-problem";
import { fileStorage, storagePlace } from "./file-storage";
import { progress } from "./progress";
import { chooseSecrets, type RestoredSecrets, readGivenSecret } from "./restored-secrets";
import { siteSecrets } from "./site-secrets";
import { stoppable } from "./stoppable";
import { storageProblem } from "./storage-problem";

const DISK_FULL = "53100";
const FOREIGN_KEY_VIOLATION = "23503";
const MAIL_HOLD = "public.mail_hold";

const USE = "Use: restore FILE [--replace] [--passphrase-file FILE] [--app-secret-file FILE].";

interface Options {
  file: string;
  /** Whether what is there is to be replaced. */
  replace: boolean;
  passphraseFile: string | undefined;
  secretFile: string | undefined;
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
  const file = await openBackupFile(options.file, passphrase);
  try {
    await stoppable(async (signal) => {
      const checked = await check(file, signal);
      const secrets = await chooseSecrets(env, checked, givenSecret || undefined);
      await prepareDataDirectory(env);
      const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }), signal);
      try {
        const storage = await fileStorage(env);
        const task = { env, file, checked, secrets, storage, url: database.url, signal };
        await underStartLock(task, options.replace);
      } finally {
        await database.stop();
      }
    });
  } finally {
    await file.close();
  }
}

interface Task {
  env: Env;
  file: BackupFile;
  checked: CheckedBackup;
  secrets: RestoredSecrets;
  storage: FileStorage;
  url: string;
  signal: AbortSignal;
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
async function underStartLock(task: Task, replace: boolean): Promise<void> {
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
    await finish(task);
  } finally {
    await lock.release().catch(() => undefined);
  }
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

async function holds(storage: FileStorage, key: string, hash: string): Promise<boolean> {
  const found = await storage.get(key);
  return found !== null && sha256(found.bytes) === hash;
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

/** Stores a file, unless it is there, and compares what the storage gives back. */
async function putFile(task: Task, key: string, bytes: Buffer, written: string[]): Promise<void> {
  const { env, storage } = task;
  const hash = sha256(bytes);
  try {
    const found = await storage.get(key);
    if (found && sha256(found.bytes) === hash) return;
    if (!found) written.push(key);
    await storage.put(key, bytes, contentTypeOf(key));
    if (await holds(storage, key, hash)) return;
  } catch (error) {
    throw storageProblem(error, storagePlace(env), env.S3_BUCKET !== undefined);
  }
  throw new StartupError(
    `The file ${key} reads differently from what was written to ${storagePlace(env)}.`,
    "Check that disk or bucket, and run this again. Nothing was kept.",
  );
}

/** What is done once the data is there and the schema is this release's: no mail leaves, and a look at what the site needs. */
async function finish({ env, url, storage, checked }: Task): Promise<void> {
  const { db, close } = openDatabase(url);
  try {
    await holdMail(db, new Date());
    const { sealer } = await siteSecrets(db, env, new Date());
    const sealed = await openAll(db, (text, purpose) => sealer.open(text, purpose));
    progress(`Encrypted records: ${sealed.opened.toLocaleString("en-US")} open.`);
    if (sealed.unreadable > 0)
      progress(
        `Warning: ${sealed.unreadable} encrypted records open with no known secret. If they could be read before, name the secret of that time in APP_SECRET_PREVIOUS.`,
      );
    const { named, missing } = await compareFiles(storage, () => namedFiles(db));
    progress(
      `Files: ${checked.files.size.toLocaleString("en-US")} restored; ${named - missing.length} of the ${named} that records name are there.`,
    );
    progress(
      "Mail: held, so that nothing is sent a second time. Once this is the site that people use, let it go with: npm start -- send-mail",
    );
    progress("Restore: done. Start the site with: npm start");
  } finally {
    await close();
  }
}

async function openAll(
  db: RootDatabase,
  open: (text: string, purpose: string) => string,
): Promise<OpenedRows> {
  const total: OpenedRows = { opened: 0, unreadable: 0 };
  for (const sealed of sealedTables) {
    const { opened, unreadable } = await openSealed(db, sealed, open);
    total.opened += opened;
    total.unreadable += unreadable;
  }
  return total;
}

/** Turns what PostgreSQL said while data was written into a sentence for the operator. */
function loadProblem(error: unknown, url: string): unknown {
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
        replace: { type: "boolean", default: false },
        "passphrase-file": { type: "string" },
        "app-secret-file": { type: "string" },
      },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0)
      return {
        file: namedFile(file),
        replace: values.replace,
        passphraseFile: values["passphrase-file"],
        secretFile: values["app-secret-file"],
      };
  } catch {
    // An option that does not exist: answered below.
  }
  throw new StartupError(`The options “${args.join(" ")}” of restore are not known.`, USE);
}
