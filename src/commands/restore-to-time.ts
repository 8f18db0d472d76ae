import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Env } from "~/env";
import { sha256 } from "~/platform/backup/archive";
import { DamagedBackup } from "~/platform/backup/damaged-backup";
import { WrongPassphrase } from "~/platform/backup/encryption";
import { countUsers } from "~/platform/backup/load-database";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import {
  FILES_FOLDER,
  parseFileName,
  parseHistoryName,
  shortHash,
} from "~/platform/continuous-archive/archive-names";
import {
  type ArchiveAtTarget,
  type ArchiveReader,
  archivesAt,
  NewerArchive,
  openReader,
  readSecrets,
  readSegment,
  readStoredFile,
} from "~/platform/continuous-archive/read-archive";
import { readBase } from "~/platform/continuous-archive/read-base";
import { mergedRanges, type Range } from "~/platform/continuous-archive/restorable-ranges";
import { storedFingerprint } from "~/platform/crypto/fingerprint/fingerprint";
import { openDatabase } from "~/platform/database/database";
import { type ClusterPlace, clusterPlace } from "~/platform/database/embedded-postgres/open-cluster";
import { recoverCluster } from "~/platform/database/embedded-postgres/recover-cluster";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { migrateUnderLock } from "~/platform/database/migrate";
import { takeStartLock } from "~/platform/database/start-lock";
import { readLedger } from "~/platform/erasures/ledger";
import { createLogger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { archiveTime } from "./archive-time";
import { requireTarget, targetProblem } from "./backup-target";
import { prepareDataDirectory } from "./data-directory";
import { fileStorage, storagePlace } from "./file-storage";
import { finishRestore, printChecks, printNextSteps, type RestoredState } from "./finish-restore";
import { progress } from "./progress";
import { type FoundLedger, ledgerOf } from "./restored-erasures";
import { putFile } from "./restored-files";
import { chooseSecrets } from "./restored-secrets";
import { stoppable } from "./stoppable";

/** Number of segments to fetch ahead while PostgreSQL replays one. */
const SEGMENTS_AHEAD = 2;
const SEGMENTS_PER_PROGRESS = 100;

interface Order {
  /** As the operator typed it. */
  at: string;
  archive: string | undefined;
  replace: boolean;
  passphrase: string | undefined;
  suppliedSecret: string | undefined;
  findLedgers(): Promise<FoundLedger[]>;
}

/**
 * `restore --from-target --at TIME`: restores the site to a point in time from the continuous archive, into
 * the packaged PostgreSQL of an empty DATA_DIR.
 * @throws StartupError if it could not be restored; then nothing has changed
 */
export async function restoreToTime(env: Env, order: Order): Promise<void> {
  const targetTime = archiveTime(order.at);
  if (env.DATABASE_URL)
    throw new StartupError(
      "The continuous archive is for the packaged PostgreSQL, and DATABASE_URL names another one.",
      "Unset DATABASE_URL. Move the restored site to your own PostgreSQL with a backup: npm run backup and npm run restore.",
    );
  const target = await requireTarget(env);
  await stoppable(async (signal) => {
    const archives = await found(target);
    const { archive, range } = chooseRange(archives, { targetTime, name: order.archive, target });
    const reader = await readerOf(archive, target, order.passphrase);
    await recoverSite({
      env,
      archive,
      range,
      reader,
      until: targetTime,
      replace: order.replace,
      suppliedSecret: order.suppliedSecret,
      signal,
      findLedgers: order.findLedgers,
      async onRestored({ sealed, named, missing, files }) {
        printChecks(sealed);
        progress(
          `Files: ${files.toLocaleString("en-US")} restored; ${named - missing.length} of the ${named} that records name are there.`,
        );
        if (missing.length > 0)
          progress(
            `Warning: ${missing.length} files that records name are not in the archive. Content health in the admin area lists them.`,
          );
      },
    });
    printNextSteps();
  });
}

/** @throws StartupError */
async function found(target: BackupTarget): Promise<ArchiveAtTarget[]> {
  try {
    return await archivesAt(target);
  } catch (error) {
    if (error instanceof NewerArchive)
      throw new StartupError(
        `The continuous archive in ${target.name} was written by a newer release of Openward than this one.`,
        "Install that release or a later one, and restore with it.",
      );
    throw targetProblem(error, target);
  }
}

/**
 * Opens an archive.
 * @throws StartupError if the passphrase does not open it
 */
export async function readerOf(
  archive: ArchiveAtTarget,
  target: Pick<BackupTarget, "name">,
  passphrase: string | undefined,
): Promise<ArchiveReader> {
  try {
    return await openReader(archive.folder, passphrase);
  } catch (error) {
    if (!(error instanceof WrongPassphrase))
      throw error instanceof DamagedBackup ? archiveProblem(error, archive) : targetProblem(error, target);
    const message =
      passphrase === undefined
        ? `${archive.name} in ${target.name} is encrypted.`
        : `The passphrase does not open ${archive.name} in ${target.name}.`;
    throw new StartupError(
      message,
      "Give its passphrase in a file: --passphrase-file FILE, or the setting BACKUP_PASSPHRASE_FILE.",
    );
  }
}

interface Choice {
  archive: ArchiveAtTarget;
  range: Range;
}

/**
 * The newest base backup from which a time can be restored; without a time, the newest state.
 * @throws StartupError if there is none, or if several archives contain it
 */
export function chooseRange(
  archives: readonly ArchiveAtTarget[],
  {
    targetTime,
    name,
    target,
  }: { targetTime: Date | undefined; name: string | undefined; target: Pick<BackupTarget, "name"> },
): Choice {
  const named = archives.filter((archive) => name === undefined || archive.name === name);
  if (named.length === 0)
    throw new StartupError(
      name === undefined
        ? `There is no continuous archive in ${target.name}.`
        : `There is no continuous archive ${name} in ${target.name}.`,
      name === undefined
        ? "It is made by a site with BACKUP_ARCHIVE. Restore a backup: npm run restore -- --from-target."
        : `There are: ${archives.map((each) => each.name).join(", ") || "none"}.`,
    );
  const choices = named.flatMap((archive): Choice[] => {
    const fitting = archive.ranges.filter(
      ({ from, until }) => targetTime === undefined || (from <= targetTime && targetTime <= until),
    );
    const range = fitting.toSorted((a, b) => +a.until - +b.until || +a.from - +b.from).at(-1);
    return range ? [{ archive, range }] : [];
  });
  const newest = choices.toSorted((a, b) => +a.range.until - +b.range.until).at(-1);
  if (!newest) throw outOfRange(named, targetTime, target);
  const others = choices.filter((choice) => choice !== newest);
  // When a site is restored, it starts another archive, and its former archive ends before that. An archive
  // that has not ended belongs to a copy, or to another site.
  const isClear = others.every(
    ({ archive, range }) =>
      targetTime === undefined && archive.site === newest.archive.site && range.until <= newest.range.from,
  );
  if (!isClear)
    throw new StartupError(
      `More than one continuous archive in ${target.name} has that time: ${choices.map((each) => each.archive.name).join(", ")}.`,
      "Name the one to restore: --archive NAME.",
    );
  return newest;
}

function outOfRange(
  archives: readonly ArchiveAtTarget[],
  targetTime: Date | undefined,
  target: Pick<BackupTarget, "name">,
): StartupError {
  const ranges = archives.flatMap((archive) =>
    mergedRanges(archive.ranges).map(
      ({ from, until }) => `${inSeconds(from, "up")} to ${inSeconds(until, "down")} (${archive.name})`,
    ),
  );
  const gaps = archives.flatMap((archive) =>
    archive.ranges.flatMap(({ missing }) =>
      missing === undefined ? [] : [`The archive ${archive.name} lacks the segment ${missing}.`],
    ),
  );
  const available =
    ranges.length === 0
      ? "Nothing can be restored yet: the first base backup is not complete."
      : `What can be restored: ${ranges.join("; ")}.`;
  return new StartupError(
    [
      `The site cannot be restored to ${targetTime?.toISOString() ?? "any time"} from ${target.name}.`,
      ...new Set(gaps),
    ].join(" "),
    `${available} Choose a time in there, or restore a backup: npm run restore -- --from-target.`,
  );
}

/** The time rounded to a whole second within the range. */
function inSeconds(time: Date, direction: "up" | "down"): string {
  const seconds = +time / 1_000;
  const whole = direction === "up" ? Math.ceil(seconds) : Math.floor(seconds);
  return new Date(whole * 1_000).toISOString().replace(".000", "");
}

interface RecoveredSite extends RestoredState {
  /** Number of stored files. */
  files: number;
  /** URL of the recovered database, which is running. */
  url: string;
}

interface Recovering extends Choice {
  env: Env;
  reader: ArchiveReader;
  /** Undefined restores the whole range. */
  until: Date | undefined;
  replace: boolean;
  suppliedSecret: string | undefined;
  signal: AbortSignal;
  findLedgers(): Promise<FoundLedger[]>;
  /** Called while the restored database runs, before a site can start on it. */
  onRestored(site: RecoveredSite): Promise<void>;
}

/**
 * Restores a site from a base backup and the WAL after it to the place that the settings name.
 * @throws StartupError if it could not be restored; then nothing has changed
 */
export async function recoverSite(recovering: Recovering): Promise<void> {
  const { env, archive, range, reader, until, replace, signal } = recovering;
  const ledgers = await recovering.findLedgers();
  await prepareDataDirectory(env);
  const place = await clusterPlace(env.DATA_DIR);
  requireMajorVersion(range.base.postgres.major, place);
  const replaced = await replacedLedger(env, place, replace);
  if (replaced) ledgers.push(replaced);
  progress(
    `Archive: ${archive.name}; the base backup of ${range.base.startedAt.toISOString()} and ${range.segments.length} segments after it reach to ${range.until.toISOString()}.`,
  );
  const written: string[] = [];
  const storage = await fileStorage(env);
  const others = await otherFiles(recovering);
  let dropSecrets = async () => {};
  try {
    const files = await restoreFiles(recovering, written);
    await recoverCluster({
      place,
      until,
      signal,
      fill: (directory) => fetchBase(recovering, directory),
      wal: walOf(recovering),
      async onRecovered(url) {
        const secrets = await chooseSecrets(
          env,
          { manifest: { secretFingerprint: await fingerprintIn(url) }, secrets: await readSecrets(reader) },
          recovering.suppliedSecret,
        );
        await secrets.keep();
        dropSecrets = secrets.drop;
        await finishRecovery(recovering, { url, storage, ledgers, files });
      },
    });
  } catch (error) {
    await dropSecrets();
    for (const key of written) await storage.delete(key).catch(() => undefined);
    throw archiveProblem(error, archive);
  }
  for (const key of others) await storage.delete(key);
}

/** @throws StartupError if the archive is for another version of PostgreSQL than this release contains */
function requireMajorVersion(major: string, { binaries }: ClusterPlace): void {
  if (major === binaries.majorVersion) return;
  throw new StartupError(
    `The archive is for PostgreSQL ${major}, and this release contains PostgreSQL ${binaries.majorVersion}: they do not read each other's files.`,
    "Restore with the release that wrote it, and upgrade from there; or restore a backup, which any version reads: npm run restore -- --from-target.",
  );
}

/** Writes the base backup to the folder of a new cluster. */
async function fetchBase({ range, reader, signal }: Recovering, directory: string): Promise<void> {
  progress("Restore: fetching the base backup …");
  await readBase(reader, range.base, directory, signal).catch((error: unknown) => {
    throw error instanceof DamagedBackup ? damagedBase(range, error) : error;
  });
  await mkdir(join(directory, "pg_wal", "archive_status"), { recursive: true, mode: 0o700 });
  progress("Restore: replaying the changes since …");
}

interface RecoveredParts {
  /** URL of the recovered database, which is running. */
  url: string;
  storage: FileStorage;
  ledgers: FoundLedger[];
  /** Number of stored files. */
  files: number;
}

/** Migrates the recovered database, and applies the erasures that were recorded after its time. */
async function finishRecovery(
  { env, range, until, onRestored }: Recovering,
  { url, storage, ledgers, files }: RecoveredParts,
): Promise<void> {
  const lock = await takeStartLock(url);
  try {
    const applied = await migrateUnderLock(lock.client);
    if (applied > 0) progress(`Migrations: ${applied} applied, of releases since.`);
    const end = until ?? range.until;
    const state = await finishRestore({
      env,
      url,
      storage,
      // The database itself contains all earlier erasures.
      takenAt: new Date(+end - 1),
      async ledgers(db) {
        const own = Object.assign(await readLedger(db), { until: end });
        return [{ place: "of the archive", ledger: own, isReplaced: false }, ...ledgers];
      },
    });
    await onRestored(Object.assign(state, { files, url }));
  } finally {
    await lock.release().catch(() => undefined);
  }
}

async function fingerprintIn(url: string): Promise<string | null> {
  const { db, close } = openDatabase(url);
  try {
    return (await storedFingerprint(db)) ?? null;
  } finally {
    await close();
  }
}

/**
 * The erasure ledger of a database that is about to be replaced.
 * @throws StartupError if there is a database and it must not be replaced, or if a site runs on it
 */
async function replacedLedger(
  env: Env,
  place: ClusterPlace,
  replace: boolean,
): Promise<FoundLedger | undefined> {
  if (!(await stat(place.home).catch(() => undefined))) return undefined;
  if (!replace)
    throw new StartupError(
      `There is a database in ${env.DATA_DIR}; nothing was changed.`,
      "Restore into another DATA_DIR, or run this again with --replace: that deletes this database and its files.",
    );
  const database = await startEmbeddedPostgres({
    dataDirectory: env.DATA_DIR,
    log: createLogger({ level: "silent" }),
  }).catch((error: unknown) => {
    progress(
      `Warning: the database that is replaced does not start (${(error as Error).message}), so it is not asked what was erased.`,
    );
    return undefined;
  });
  if (!database) return undefined;
  const { db, pool, close } = openDatabase(database.url, { maxConnections: 1 });
  const client = await pool.connect();
  try {
    if ((await countUsers(client)) > 1)
      throw new StartupError(
        "A site is running on the database that would be replaced.",
        "Stop it, and run this again.",
      );
    return await ledgerOf(drizzle(client, { casing: "snake_case" }) as unknown as typeof db);
  } finally {
    client.release();
    await close();
    await database.stop();
  }
}

/** Serves the WAL that PostgreSQL requests during the replay. */
function walOf({ reader, range, signal }: Recovering): (name: string) => Promise<Buffer | undefined> {
  const order = new Map(range.segments.map(({ wal }, index) => [wal, index]));
  const underway = new Map<number, Promise<Buffer>>();
  let reported = 0;
  function fetchSegment(index: number): Promise<Buffer> | undefined {
    const segment = range.segments[index];
    if (!segment) return undefined;
    let fetching = underway.get(index);
    if (!fetching) {
      fetching = readSegment(reader, segment).catch((error: unknown) => {
        throw error instanceof DamagedBackup || isMissing(error)
          ? damagedSegment(segment.file, error)
          : error;
      });
      fetching.catch(() => undefined);
      underway.set(index, fetching);
    }
    return fetching;
  }
  return async (name) => {
    signal.throwIfAborted();
    const index = order.get(name);
    if (index === undefined) return history(reader, name);
    for (let next = index + 1; next <= index + SEGMENTS_AHEAD; next += 1) void fetchSegment(next);
    const bytes = await fetchSegment(index);
    for (const earlier of underway.keys()) if (earlier < index) underway.delete(earlier);
    if (index >= reported + SEGMENTS_PER_PROGRESS) {
      reported = index;
      progress(`Restore: ${index} of at most ${range.segments.length} segments replayed.`);
    }
    return bytes;
  };
}

async function history(reader: ArchiveReader, name: string): Promise<Buffer | undefined> {
  if (!name.endsWith(".history")) return undefined;
  for (const { file } of await reader.target.list(`history-${name}`)) {
    const { hash = "" } = parseHistoryName(file) ?? {};
    return readSegment(reader, { file, hash });
  }
  return undefined;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT" || (error as Error).name === "NoSuchKey";
}

function damagedSegment(file: string, cause: unknown): StartupError {
  return new StartupError(
    `The segment ${file} of the archive was cut off or changed since it was stored.`,
    "Nothing was restored. Restore that file from a copy of the archive, or restore to a time before it, or from a backup: npm run restore -- --from-target.",
    { cause },
  );
}

function damagedBase({ base }: Range, cause: unknown): StartupError {
  return new StartupError(
    `The base backup ${base.data} of the archive was cut off or changed since it was made.`,
    `Nothing was restored. Restore that file from a copy of the archive, or restore to a time before ${inSeconds(base.startedAt, "down")} with --at, or from a backup: npm run restore -- --from-target.`,
    { cause },
  );
}

/**
 * The site's files that the archive lacks.
 * @throws StartupError if there are any and nothing may be replaced
 */
async function otherFiles({ env, reader, range, replace }: Recovering): Promise<string[]> {
  const storage = await fileStorage(env);
  const targetTime = new Set((await archivedFiles(reader, range)).map(({ key }) => key));
  const others: string[] = [];
  for await (const key of storage.list()) if (!targetTime.has(key)) others.push(key);
  if (replace || others.length === 0) return others;
  throw new StartupError(
    `There are files in ${storagePlace(env)} that are not the archive's (${others.length}); nothing was changed.`,
    "Restore into another DATA_DIR or bucket, or run this again with --replace: that deletes them.",
  );
}

interface ArchivedFile {
  key: string;
  hash: string;
  file: string;
}

/** Stored files of the archive, except those that were deleted before the base backup. */
async function archivedFiles({ target }: ArchiveReader, { base }: Range): Promise<ArchivedFile[]> {
  const gone = new Set("gone" in base ? (base.gone as string[]) : []);
  const found: ArchivedFile[] = [];
  for (const { file } of await target.folder(FILES_FOLDER).list("")) {
    const name = parseFileName(file);
    if (name && !gone.has(file)) found.push({ key: name.key, hash: name.hash, file });
  }
  return found;
}

/** @returns the number of files */
async function restoreFiles({ env, reader, range, signal }: Recovering, written: string[]): Promise<number> {
  const storage = await fileStorage(env);
  const files = await archivedFiles(reader, range);
  const inFolder: ArchiveReader = {
    target: reader.target.folder(FILES_FOLDER),
    identities: reader.identities,
  };
  progress(`Restore: writing ${files.length.toLocaleString("en-US")} files …`);
  for (const { key, hash, file } of files) {
    signal.throwIfAborted();
    const present = await storage.get(key);
    if (present && shortHash(sha256(present.bytes)) === hash) continue;
    const bytes = await readStoredFile(inFolder, file, hash).catch((error: unknown) => {
      throw error instanceof DamagedBackup
        ? new StartupError(
            `The file ${file} of the archive was cut off or changed since it was stored.`,
            "Nothing was restored. Restore it from a copy of the archive; or delete it there, and the site is restored without it.",
            { cause: error },
          )
        : error;
    });
    await putFile({ env, storage }, key, bytes, written);
  }
  return files.length;
}

function archiveProblem(error: unknown, { name, folder }: Pick<ArchiveAtTarget, "name" | "folder">): unknown {
  if (error instanceof DamagedBackup)
    return new StartupError(
      `A key, the secrets, or a history of ${name} was cut off or changed since it was stored.`,
      "Nothing was restored. Restore the archive from a copy, or restore a backup: npm run restore -- --from-target.",
      { cause: error },
    );
  return targetProblem(error, folder);
}
