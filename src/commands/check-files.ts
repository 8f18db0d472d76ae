import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { namedFiles } from "~/app/stored-files";
import type { Env } from "~/env";
import type { Database } from "~/platform/database/database";
import type { Logger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { type FileStorage, StorageUnavailable } from "~/platform/storage/file-storage";
import { localStorage } from "~/platform/storage/local-storage";
import { compareFiles, type FileComparison, logMissing } from "~/platform/storage/missing-files";
import type { NamedFile } from "~/platform/storage/named-file";
import { filesDirectory, storagePlace } from "./file-storage";
import { progress } from "./progress";
import { storageProblem } from "./storage-problem";
import { waitForService } from "./wait-for-service";

interface Check {
  env: Env;
  db: Database;
  storage: FileStorage;
  log: Logger;
  /** Aborts the start. */
  signal?: AbortSignal;
  /** How long to wait for a storage that does not respond, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Compares the files that records refer to with those in the storage, before the site serves any. If files
 * are missing because the site was pointed at another storage, the start ends. If a few were lost, they are
 * reported, and the site starts (decision 044).
 * @returns the comparison; undefined if the storage did not respond within a minute, which does not prevent
 * the start
 * @throws StartupError if the storage is the wrong one, or refuses to be listed; the signal's reason
 */
export async function checkFiles(check: Check): Promise<FileComparison | undefined> {
  const { env, log } = check;
  const found = await compareWhenReached(check);
  if (!found) return undefined;
  if (found.missing.length > 0) {
    await refuseWrongStorage(env, found);
    progress(
      `Warning: ${storagePlace(env)} lacks ${describeMissing(found)}. The log names them; so does Content health in the admin area.`,
    );
    logMissing(log, found);
  }
  await rememberPlace(env);
  return found;
}

/**
 * Waits until the bucket accepts files, for a start that has files to write: the demo hospital's. Does
 * nothing without a bucket.
 * @throws StartupError if it does not within a minute
 */
export async function waitForBucket(env: Env, storage: FileStorage): Promise<void> {
  if (!env.S3_BUCKET) return;
  try {
    await waitForService(() => storage.check(), { mayPass: isUnreachable, onWait: printWaiting(env) });
  } catch (error) {
    throw storageProblem(error, storagePlace(env), true);
  }
}

function printWaiting(env: Env) {
  return (ms: number) =>
    progress(`Files: ${storagePlace(env)} does not respond yet; waiting up to ${Math.ceil(ms / 1000)} s …`);
}

async function compareWhenReached({
  env,
  db,
  storage,
  signal,
  timeoutMs,
}: Check): Promise<FileComparison | undefined> {
  const place = storagePlace(env);
  try {
    return await waitForService(() => compareFiles(storage, () => namedFiles(db)), {
      mayPass: isUnreachable,
      onWait: printWaiting(env),
      signal,
      timeoutMs,
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (isDatabaseError(error)) throw error;
    const problem = storageProblem(error, place, env.S3_BUCKET !== undefined);
    if (!isUnreachable(error)) throw problem;
    progress(`Warning: ${problem.message} The site starts without its pictures and files.`);
    return undefined;
  }
}

/** Such an error may be temporary. */
function isUnreachable(error: unknown): boolean {
  return error instanceof StorageUnavailable;
}

/** Drizzle's error contains the failed query. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && "query" in error;
}

/** @throws StartupError if another storage explains the missing files, rather than a loss */
async function refuseWrongStorage(env: Env, found: FileComparison): Promise<void> {
  if (env.MISSING_FILES === "accept") return;
  const { named, missing } = found;
  const former = await formerPlace(env);
  const onDisk = env.S3_BUCKET ? await countPresent(localStorage(filesDirectory(env)), missing) : 0;
  const isLoss = missing.length * 2 <= named && onDisk === 0 && former === storagePlace(env);
  if (isLoss) return;
  const lacks = `${storagePlace(env)} lacks ${describeMissing(found)}`;
  const anyway = "To start without them, set MISSING_FILES=accept.";
  if (onDisk > 0)
    throw new StartupError(
      `${capital(lacks)}; ${onDisk === missing.length ? "all" : onDisk} of these are in ${filesDirectory(env)}.`,
      `Copy them with "node scripts/start.mjs move-files to-bucket" and the same settings, or unset S3_BUCKET. ${anyway}`,
    );
  if (former !== storagePlace(env))
    throw new StartupError(
      `${capital(lacks)}; this site kept its files in ${former} before.`,
      env.S3_BUCKET
        ? `Copy them from there, or correct S3_BUCKET and S3_ENDPOINT. ${anyway}`
        : `Set S3_BUCKET again, or copy them with that bucket's settings and "node scripts/start.mjs move-files to-disk". ${anyway}`,
    );
  throw new StartupError(
    `${capital(lacks)}.`,
    `${env.S3_BUCKET ? "Correct S3_BUCKET and S3_ENDPOINT" : "Correct DATA_DIR, set S3_BUCKET if they are in a bucket"}, or restore them from a backup. ${anyway}`,
  );
}

/** The number of these files in a storage. */
async function countPresent(storage: FileStorage, files: readonly NamedFile[]): Promise<number> {
  const keys = new Set(files.map(({ key }) => key));
  let present = 0;
  for await (const key of storage.list()) if (keys.has(key)) present += 1;
  return present;
}

function describeMissing({ named, missing }: FileComparison): string {
  return `${missing.length} of the ${named} files that records name`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * Names the bucket in which this data directory's site keeps its files. Does not exist while they are on the
 * disk.
 */
function placeFile({ DATA_DIR }: Pick<Env, "DATA_DIR">): string {
  return join(DATA_DIR, "files-bucket");
}

/** Where the last accepted start kept files; the present place, if that is unknown. */
async function formerPlace(env: Env): Promise<string> {
  const written = await readFile(placeFile(env), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return written.trim() || storagePlace(env);
}

async function rememberPlace(env: Env): Promise<void> {
  if (env.S3_BUCKET) await writeFile(placeFile(env), `${storagePlace(env)}\n`);
  else await rm(placeFile(env), { force: true });
}
