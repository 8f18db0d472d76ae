import { parseArgs } from "node:util";
import { namedFiles } from "~/app/stored-files";
import { readEnv } from "~/env";
import { openDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { type Amount, type CopyOutcome, copyFiles } from "~/platform/storage/copy-files";
import type { FileStorage } from "~/platform/storage/file-storage";
import { localStorage } from "~/platform/storage/local-storage";
import { compareFiles } from "~/platform/storage/missing-files";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { fileStorage, filesDirectory, storagePlace } from "./file-storage";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";
import { storageProblem } from "./storage-problem";

const USE = "Use: move-files to-bucket, or move-files to-disk; --replace overwrites files that differ.";
/** Limit of names in one error. Run the command again to see the others. */
const LISTED = 50;

interface Place {
  storage: FileStorage;
  name: string;
  isBucket: boolean;
}

/**
 * `move-files to-bucket | to-disk [--replace]`: copies all files between `DATA_DIR/files` and the bucket in
 * the settings, and compares both sides. Deletes nothing from the source. Works beside a running site. Can be
 * stopped and run again.
 * @throws StartupError with the names of files that differ or could not be copied
 */
export async function moveFiles(options: string[]): Promise<void> {
  const { toBucket, replace } = parse(options);
  const env = readEnv();
  if (!env.S3_BUCKET)
    throw new StartupError(
      "move-files needs a bucket, and S3_BUCKET is not set.",
      "Set S3_BUCKET and the other S3_ settings for this command, in both directions.",
    );
  await prepareDataDirectory(env);
  const disk: Place = {
    storage: localStorage(filesDirectory(env)),
    name: filesDirectory(env),
    isBucket: false,
  };
  const bucket: Place = { storage: await fileStorage(env), name: storagePlace(env), isBucket: true };
  const [source, target] = toBucket ? [disk, bucket] : [bucket, disk];
  const outcome = await copy(source, target, replace);
  progress(
    `Files: ${formatAmount(outcome.copied)} copied, ${formatAmount(outcome.same)} already there and identical.`,
  );
  refuseIncomplete(outcome, source, target);

  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    await prepareDatabase(database.url, async () => undefined);
    const { db, close } = openDatabase(database.url);
    try {
      const { named, missing } = await compareFiles(target.storage, () => namedFiles(db));
      progress(
        `Files: ${named - missing.length} of the ${named} files that records name are in ${target.name}.`,
      );
      if (missing.length > 0)
        progress(
          `Warning: these are in neither place: ${listed(missing.map(({ key, record }) => (record ? `${key} (${record.type} “${record.title}”)` : key)))}`,
        );
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
  progress(
    toBucket
      ? "Files: done. Start the site with these S3_ settings to use the bucket; nothing was deleted from the disk."
      : "Files: done. Start the site without the S3_ settings to use the disk; nothing was deleted from the bucket.",
  );
}

async function copy(source: Place, target: Place, replace: boolean): Promise<CopyOutcome> {
  progress(`Files: copying from ${source.name} to ${target.name} …`);
  // Detects wrong settings before the first file is read.
  await target.storage.check().catch((error: unknown) => {
    throw storageProblem(error, target.name, target.isBucket);
  });
  return copyFiles({
    source: source.storage,
    target: target.storage,
    replace,
    onProgress: (done, known) => progress(`Files: ${done} of ${known} compared.`),
  }).catch((error: unknown) => {
    throw storageProblem(error, source.name, source.isBucket);
  });
}

/** @throws StartupError that lists what differs and what failed */
function refuseIncomplete(
  { different, failed, isComplete }: CopyOutcome,
  source: Place,
  target: Place,
): void {
  const problems: string[] = [];
  const remedies: string[] = [];
  if (failed.length > 0) {
    const reasons = failed.map(
      ({ key, error }) => `${key} (${error instanceof Error ? error.message : error})`,
    );
    problems.push(`${counted(failed.length)} could not be copied: ${listed(reasons)}.`);
    remedies.push(
      isComplete ? "Run this again." : "It stopped there; fix the cause and run this again to continue.",
    );
  }
  if (different.length > 0) {
    problems.push(
      `${counted(different.length)} in ${target.name} with different contents than in ${source.name}: ${listed(different)}.`,
    );
    remedies.push("Run this again with --replace to overwrite them.");
  }
  if (problems.length > 0) throw new StartupError(problems.join(" "), remedies.join(" "));
}

function counted(files: number): string {
  return `${files.toLocaleString("en-US")} ${files === 1 ? "file" : "files"}`;
}

function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  return names.slice(0, LISTED).join(", ") + (more > 0 ? `, and ${more} more` : "");
}

function formatAmount({ files, bytes }: Amount): string {
  return `${counted(files)} (${(bytes / 1e6).toFixed(1)} MB)`;
}

/** @throws StartupError if the options are invalid */
function parse(args: string[]): { toBucket: boolean; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [direction, ...more] = positionals;
    if (more.length === 0 && (direction === "to-bucket" || direction === "to-disk"))
      return { toBucket: direction === "to-bucket", replace: values.replace };
  } catch {
    // An unknown option: the error is thrown below.
  }
  throw new StartupError(`Unknown options for move-files: “${args.join(" ")}”.`, USE);
}
