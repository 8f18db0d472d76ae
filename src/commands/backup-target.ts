import pg from "pg";
import type { Env } from "~/env";
import { parseBackupName } from "~/platform/backup/backup-name";
import type { BackupTarget, StoredBackup } from "~/platform/backup/target/backup-target";
import { folderTarget } from "~/platform/backup/target/folder-target";
import { LEDGER_FILE, type LedgerPlace } from "~/platform/erasures/ledger-place";
import { StartupError } from "~/platform/startup-error";
import { progress } from "./progress";

/**
 * The target of scheduled backups: the folder or the bucket that the operator set; undefined if neither is
 * set.
 */
export async function backupTarget(env: Env): Promise<BackupTarget | undefined> {
  if (env.BACKUP_DIR) return folderTarget(env.BACKUP_DIR);
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_ENDPOINT: endpoint } = env;
  if (!bucket) return undefined;
  // Loading the S3 client takes a fraction of a second, so only sites with a bucket load it.
  const { s3Target } = await import("~/platform/backup/target/s3-target");
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return s3Target(
    {
      bucket,
      region: env.BACKUP_S3_REGION ?? "us-east-1",
      endpoint: endpoint || undefined,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    },
    endpoint ? `the bucket ${bucket} at ${endpoint}` : `the bucket ${bucket}`,
  );
}

/** @throws StartupError if no target is set */
export async function requireTarget(env: Env): Promise<BackupTarget> {
  const target = await backupTarget(env);
  if (target) return target;
  throw new StartupError(
    "No backup target is set.",
    "Set BACKUP_DIR to a folder or BACKUP_S3_BUCKET to a bucket, or name a file: npm run backup -- FILE.",
  );
}

/** The newest backup. @throws StartupError if there is none, or if there are backups of several sites */
export async function newestBackup(target: BackupTarget, prefix = "openward-"): Promise<StoredBackup> {
  const stored = await target.list(prefix).catch((error: unknown) => {
    throw targetProblem(error, target);
  });
  const backups = stored.flatMap((each) => {
    const name = parseBackupName(each.file);
    return name ? [{ stored: each, name }] : [];
  });
  const newest = backups.toSorted((a, b) => +a.name.takenAt - +b.name.takenAt).at(-1);
  if (!newest)
    throw new StartupError(`There is no backup in ${target.name}.`, "Make one first: npm run backup.");
  if (backups.some(({ name }) => name.site !== newest.name.site))
    throw new StartupError(
      `There are backups of more than one site in ${target.name}.`,
      "Name the one to restore: npm run restore -- --from-target NAME.",
    );
  return newest.stored;
}

/** The erasure ledgers at the target. If it does not respond, prints a warning and returns none. */
export async function ledgersAt(target: BackupTarget): Promise<LedgerPlace[]> {
  try {
    const stored = await target.list("openward-");
    return stored.filter(({ file }) => file.endsWith(LEDGER_FILE)).map(({ file }) => target.ledger(file));
  } catch (error) {
    const problem = targetProblem(error, target);
    if (!(problem instanceof StartupError)) throw problem;
    progress(`Warning: ${problem.message} An erasure ledger there is not used.`);
    return [];
  }
}

/**
 * Turns an error of the target into a sentence for the operator. StartupErrors and database errors are
 * returned unchanged.
 */
export function targetProblem(error: unknown, { name }: Pick<BackupTarget, "name">): unknown {
  // A database error does not concern the target.
  if (error instanceof StartupError || error instanceof pg.DatabaseError) return error;
  const because = { cause: error };
  const {
    code,
    name: kind,
    $metadata,
  } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  if (code === "ENOENT" || code === "ENOTDIR")
    return new StartupError(
      `The directory ${name} does not exist.`,
      "Create it or mount its disk, or correct BACKUP_DIR.",
      because,
    );
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new StartupError(
      `This user may not write to ${name}.`,
      "Give that directory to the user who runs the site.",
      because,
    );
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG")
    return new StartupError(
      `No space is left on the disk of ${name}.`,
      "Free some space there, or keep fewer backups. No part of this one was kept.",
      because,
    );
  if ($metadata?.httpStatusCode === 403)
    return new StartupError(
      `The keys for ${name} are refused.`,
      "Correct BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY. They must allow listing the bucket, and getting, putting, and deleting its objects.",
      because,
    );
  if (kind === "NoSuchBucket")
    return new StartupError(
      `There is no ${name.slice(4)}.`,
      "Create it, or correct BACKUP_S3_BUCKET.",
      because,
    );
  if ($metadata || code)
    return new StartupError(
      `The place for backups, ${name}, does not answer as expected (${code ?? kind}).`,
      "Check the disk or the service, and the settings that begin with BACKUP_.",
      because,
    );
  return error;
}
