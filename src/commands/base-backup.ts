import { subDays } from "date-fns";
import { type Env, readEnv } from "~/env";
import { backupSettings } from "~/features/settings/shared/backup-settings";
import { FILES_FOLDER } from "~/platform/continuous-archive/archive-names";
import { writeArchiveRange } from "~/platform/continuous-archive/archive-state";
import { copyMissingFiles } from "~/platform/continuous-archive/copy-stored-files";
import { deleteFormerArchives, deleteOld } from "~/platform/continuous-archive/retention";
import { writeBase } from "~/platform/continuous-archive/write-base";
import { openDatabase } from "~/platform/database/database";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { ledgerHead } from "~/platform/erasures/ledger";
import { createLogger } from "~/platform/logging/logger";
import { programRelease } from "~/platform/release";
import { StartupError } from "~/platform/startup-error";
import { requireTarget, targetProblem } from "./backup-target";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { fileStorage } from "./file-storage";
import { openSiteArchive } from "./open-site-archive";
import { progress } from "./progress";
import { recordedRun } from "./recorded-run";
import { stoppable } from "./stoppable";

const USE = "Use: base-backup.";

/**
 * `base-backup`: copies the files of the running database into the continuous archive, and deletes files older than
 * staff's retention for daily backups. The running site starts it once a day.
 * @throws StartupError if it could not be made
 */
export async function baseBackup(args: string[]): Promise<void> {
  const run = args[0] === "--run" && args.length === 2 ? args[1] : undefined;
  if (args.length > 0 && run === undefined)
    throw new StartupError(`Unknown options for base-backup: “${args.join(" ")}”.`, USE);
  const env = readEnv();
  if (env.BACKUP_ARCHIVE === undefined)
    throw new StartupError(
      "Changes are not archived, so a base backup is of no use.",
      "Set BACKUP_ARCHIVE as it is set for the site, or make a backup: npm run backup.",
    );
  await prepareDataDirectory(env);
  await stoppable((signal) => makeBase(env, run, signal));
}

async function makeBase(env: Env, run: string | undefined, signal: AbortSignal): Promise<void> {
  const target = await requireTarget(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }), signal);
  const { db, close } = openDatabase(database.url);
  try {
    await recordedRun(db, {
      kind: "base",
      run,
      signal,
      async work(result) {
        result.target = target.name;
        const { site } = await ledgerHead(db);
        const home = await clusterHome(env.DATA_DIR);
        if (!home) throw new Error("The packaged PostgreSQL has no directory.");
        try {
          const archive = await openSiteArchive(env, { home, site, target });
          result.isEncrypted = archive.recipient !== undefined;
          progress("Archive: copying the stored files that it lacks …");
          const files = { target: archive.target.folder(FILES_FOLDER), recipient: archive.recipient };
          const gone = await copyMissingFiles(files, await fileStorage(env), signal);
          progress("Archive: copying the database's files …");
          const release = await programRelease();
          const base = await writeBase({ home, archive, site, release, gone, signal });
          result.file = `${archive.archive}/${base.data}`;
          result.bytes = base.bytes;
          progress(`Archive: the base backup is complete (${(base.bytes / 1e6).toFixed(1)} MB).`);
          const { kept } = await backupSettings(db);
          const since = subDays(new Date(), kept.daily);
          const bases = await deleteOld(archive.target, since);
          const from = bases[0]?.stoppedAt ?? base.stoppedAt;
          await writeArchiveRange(env.DATA_DIR, {
            archive: archive.archive,
            from,
            lastBaseAt: base.startedAt,
          });
          for (const name of await deleteFormerArchives(target, { site, archive: archive.archive, since }))
            progress(`Archive: deleted ${name}, which is no longer needed.`);
        } catch (error) {
          signal.throwIfAborted();
          throw targetProblem(error, target);
        }
      },
    });
  } finally {
    await close();
    await database.stop();
  }
}
