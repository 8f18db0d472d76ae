import { subDays } from "date-fns";
import type { Env } from "~/env";
import { publishedZone } from "~/features/settings/hospital-zone";
import { backupSettings } from "~/features/settings/shared/backup-settings";
import { backupName, parseBackupName, sitePrefix } from "~/platform/backup/backup-name";
import { openSnapshot } from "~/platform/backup/database-snapshot";
import { backupsToDelete, type RetainedBackup } from "~/platform/backup/retention";
import { drillsByFile, type RunResult } from "~/platform/backup/runs";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import { openDatabase, type RootDatabase } from "~/platform/database/database";
import { deleteOldEntries, ENTRIES_KEPT_DAYS, ledgerHead } from "~/platform/erasures/ledger";
import { erasureMirror } from "~/platform/erasures/mirror-erasures";
import { createLogger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { requireTarget, targetProblem } from "./backup-target";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { ledgerPlaces } from "./ledger-places";
import { progress } from "./progress";
import { recordedRun } from "./recorded-run";
import { stoppable } from "./stoppable";
import { hasOwnSchema, takeBackup } from "./take-backup";

interface Order {
  /** The passphrase; empty or undefined if backups are not encrypted. */
  readPassphrase(): Promise<string | undefined>;
  /** Id of the queued `backup_run` that requested this backup, if there is one. */
  run: string | undefined;
}

/**
 * Makes a backup at the target of scheduled backups, records it, and deletes old backups there.
 * @throws StartupError if it could not be made
 */
export async function backupToTarget(env: Env, { readPassphrase, run }: Order): Promise<void> {
  const target = await requireTarget(env);
  // As the site's own user, because the site must be able to read and delete it.
  await prepareDataDirectory(env);
  const log = createLogger({ level: env.LOG_LEVEL });
  await stoppable(async (signal) => {
    const database = await connectDatabase(env, log, signal);
    const { db, close } = openDatabase(database.url);
    try {
      await requireOwnSchema(database.url);
      await recordedRun(db, {
        kind: "backup",
        run,
        signal,
        async work(result) {
          const passphrase = (await readPassphrase()) || undefined;
          const { site } = await ledgerHead(db);
          await writeBackup(result, { env, url: database.url, target, site, passphrase, signal });
          // The backup is complete. A later failure is reported separately.
          try {
            const [failure] = await erasureMirror(ledgerPlaces(env, target, site), log).mirror(db);
            if (failure) throw failure;
            await deleteOldBackups(db, { env, target, site });
          } catch (error) {
            log.warn({ err: error }, "after the backup");
            result.error =
              "The backup is complete. Old backups could not be deleted, or the erasure ledger could not be copied beside it.";
            progress(`Warning: ${result.error}`);
          }
        },
      });
    } finally {
      await close();
      await database.stop();
    }
  });
}

interface Writing {
  env: Env;
  /** URL of the database. */
  url: string;
  target: BackupTarget;
  /** The site's id. */
  site: string;
  /** Undefined if backups are not encrypted. */
  passphrase: string | undefined;
  signal: AbortSignal;
}

/** Writes a backup to the target, and a summary of its contents to `result`. */
async function writeBackup(result: RunResult, writing: Writing): Promise<void> {
  const { env, url, target, site, passphrase, signal } = writing;
  const takenAt = new Date();
  const file = backupName(site, takenAt, passphrase !== undefined);
  result.file = file;
  result.target = target.name;
  result.isEncrypted = passphrase !== undefined;
  const snapshot = await openSnapshot(url);
  try {
    const taken = await takeBackup({
      env,
      snapshot,
      url,
      takenAt,
      passphrase,
      place: `${file} in ${target.name}`,
      write: (bytes) => target.write(file, bytes, signal),
    });
    result.bytes = taken.bytes;
    result.rows = taken.rows;
    result.files = taken.files;
  } catch (error) {
    signal.throwIfAborted();
    throw targetProblem(error, target);
  } finally {
    await snapshot.end();
  }
}

/**
 * @throws StartupError if the schema is another release's: a release that was downloaded but not started yet cannot
 * record a backup
 */
async function requireOwnSchema(url: string): Promise<void> {
  const snapshot = await openSnapshot(url);
  const isOwn = await hasOwnSchema(snapshot.description.migrations);
  await snapshot.end();
  if (!isOwn)
    throw new StartupError(
      "The database has the schema of another release.",
      "Start the site with this release first, or name a file: npm run backup -- FILE.",
    );
}

/**
 * Deletes only files that the program named, and only those of this site. Also deletes ledger entries that no
 * backup needs any longer.
 */
async function deleteOldBackups(
  db: RootDatabase,
  { env, target, site }: { env: Env; target: BackupTarget; site: string },
): Promise<void> {
  const { kept: rules } = await backupSettings(db);
  const zone = (await publishedZone(db)) ?? env.TZ_HOSPITAL;
  const drills = await drillsByFile(db);
  const stored = await target.list(sitePrefix(site));
  const backups: RetainedBackup[] = stored.flatMap(({ file }) => {
    const name = parseBackupName(file);
    return name ? [{ file, takenAt: name.takenAt, isGood: drills.get(file) === "succeeded" }] : [];
  });
  const deleted = new Set(backupsToDelete(backups, rules, zone));
  for (const file of deleted) {
    await target.remove(file);
    progress(`Backup: deleted ${file}, which is no longer needed.`);
  }
  await target.removeLeftovers(sitePrefix(site));
  const oldest = backups.filter(({ file }) => !deleted.has(file)).map(({ takenAt }) => +takenAt);
  await deleteOldEntries(db, new Date(Math.min(+subDays(new Date(), ENTRIES_KEPT_DAYS), ...oldest)));
}
