import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openBackupFile } from "~/commands/backup-file";
import { beginLoad } from "~/platform/backup/load-database";
import { type CheckedBackup, checkBackup, readBackup } from "~/platform/backup/read-backup";
import { programMigrations } from "~/platform/database/program-migrations";
import { projectRoot } from "~/platform/project-root";

const backupOf = (version: string) => join(projectRoot(), `test/releases/${version}.backup`);

/** Reads the stored backup of a release from beginning to end. @param version such as "1.0.0" */
export async function checkedRelease(version: string): Promise<CheckedBackup> {
  const backup = await openBackupFile(backupOf(version), undefined);
  onTestFinished(() => backup.close());
  return checkBackup(backup.entries(), await programMigrations()).catch((error: unknown) => {
    throw backup.problem(error);
  });
}

/**
 * Fills an empty database with the data of the stored backup of a release, before any later migration.
 * @returns the backup, and how many rows each table got
 */
export async function restoreRelease(url: string, version: string) {
  const { manifest, summary } = await checkedRelease(version);
  const file = await openBackupFile(backupOf(version), undefined);
  onTestFinished(() => file.close());
  const load = await beginLoad(url, manifest.database);
  onTestFinished(() => load.end());
  await readBackup(file.entries(), manifest, {
    onData: (table, bytes) => load.write(table, bytes),
    onFile: async () => undefined,
  });
  const rows = await load.complete();
  await load.commit();
  return { manifest, summary, rows };
}
