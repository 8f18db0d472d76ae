import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "~/env";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import { type Archiver, startArchiver } from "~/platform/continuous-archive/archiver";
import { makeSpool, removeSpool } from "~/platform/continuous-archive/wal-spool";
import { notArchiving } from "~/platform/continuous-archive/write-base";
import { superuserConnection } from "~/platform/database/embedded-postgres/superuser-connection";
import type { Logger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { targetProblem } from "./backup-target";
import { openSiteArchive } from "./open-site-archive";

interface Changing {
  env: Env;
  /** Folder of the packaged PostgreSQL's cluster. */
  home: string;
  /** The site's id. */
  site: string;
  target: BackupTarget | undefined;
  storage: FileStorage;
  log: Logger;
  /** See `Archiving`. */
  onGap(): Promise<void>;
}

/**
 * Makes PostgreSQL archive its changes and starts to send them to the target of scheduled backups; turns that
 * off if `BACKUP_ARCHIVE` is not set.
 * @throws StartupError if PostgreSQL cannot be reached
 */
export async function archiveChanges({
  env,
  home,
  site,
  target,
  storage,
  log,
  onGap,
}: Changing): Promise<Archiver | undefined> {
  const limitSeconds = env.BACKUP_ARCHIVE;
  if (limitSeconds === undefined || !target) {
    await removeSpool(home);
    for (const file of ["archive-state.json", "archive-range.json"])
      await rm(join(env.DATA_DIR, file), { force: true });
    return undefined;
  }
  const hasGap = await makeSpool(home);
  const isArchiving = await configureArchiving(home, limitSeconds);
  return startArchiver({
    home,
    dataDirectory: env.DATA_DIR,
    limitSeconds,
    hasGap,
    async open() {
      if (!isArchiving) throw notArchiving();
      return openSiteArchive(env, { home, site, target });
    },
    storage,
    log,
    onGap,
    explain(error) {
      const problem = targetProblem(error, target);
      if (problem instanceof StartupError) return `${problem.message} ${problem.remedy}`;
      if (error instanceof Error && error.name === "TimeoutError")
        return `The backup target, ${target.name}, does not respond.`;
      return "Changes could not be archived for an unknown reason. The site’s log says more.";
    },
  });
}

/** @returns whether PostgreSQL archives: one that an earlier release started does not */
async function configureArchiving(home: string, limitSeconds: number): Promise<boolean> {
  const client = await superuserConnection(home);
  try {
    // Time is also needed to compress and send the segment.
    const switchAfter = limitSeconds - Math.max(3, Math.ceil(limitSeconds / 6));
    const { rows } = await client.query(
      "select current_setting('archive_mode') as mode, (select setting::int from pg_settings where name = 'archive_timeout') as timeout",
    );
    if (rows[0].timeout !== switchAfter) {
      await client.query(`alter system set archive_timeout = '${switchAfter}s'`);
      await client.query("select pg_reload_conf()");
    }
    return rows[0].mode === "on";
  } finally {
    await client.end();
  }
}

/** A storage that notifies the archive of each new file. */
export function archivedStorage(storage: FileStorage, archiver: Archiver | undefined): FileStorage {
  if (!archiver) return storage;
  return {
    async put(key, bytes, contentType) {
      await storage.put(key, bytes, contentType);
      archiver.fileStored(key);
    },
    get: (key) => storage.get(key),
    delete: (key) => storage.delete(key),
    list: () => storage.list(),
    check: () => storage.check(),
  };
}
