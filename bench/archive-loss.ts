import { chmod, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { parseSegmentName } from "~/platform/continuous-archive/archive-names";
import { readArchiveRange } from "~/platform/continuous-archive/archive-state";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { superuserConnection } from "~/platform/database/embedded-postgres/superuser-connection";
import { removeDataDirectory, startSite } from "../test/start-site";
import { temporaryDirectory } from "../test/temporary-directory";

/**
 * Measures how much data a site can lose with its machine: the longest time from a commit until it is
 * archived, with BACKUP_ARCHIVE=10 and 60. The bench commits a row every 100 ms. A row counts as archived
 * when its segment is in the folder. First, it measures how much an idle site writes to the archive.
 */

const LIMITS_SECONDS = [10, 60];
const WRITE_EVERY_MS = 100;
const SETTLE_MS = 60_000;
const IDLE_MS = 120_000;
const WRITING_MS = 125_000;
const DAY_MS = 86_400_000;

for (const limit of LIMITS_SECONDS) await measure(limit);

async function measure(limit: number): Promise<void> {
  const [place, dataDirectory] = [
    await temporaryDirectory("openward-bench-archive-"),
    await temporaryDirectory("openward-bench-archived-"),
  ];
  const target = join(place, "target");
  await mkdir(target);
  // The server drops root and runs as another user.
  await chmod(target, 0o777);
  await writeFile(join(place, "passphrase"), "correct horse battery staple\n", { mode: 0o644 });
  const site = await startSite({
    dataDirectory,
    env: {
      BACKUP_DIR: target,
      BACKUP_PASSPHRASE_FILE: join(place, "passphrase"),
      BACKUP_ARCHIVE: String(limit),
      LOG_LEVEL: "warn",
      LINK_CHECK: "off",
    },
  });
  try {
    while (!(await readArchiveRange(dataDirectory))) await wait(500);
    const [folder = ""] = (await readdir(target)).filter((name) => name.startsWith("archive-openward-"));
    const archive = join(target, folder);
    // Wait until everything that the start, the first backup, and the restore drill wrote is archived.
    await wait(SETTLE_MS);
    const idle = await bytesWhile(archive, () => wait(IDLE_MS));
    const perDay = (idle.bytes / IDLE_MS) * DAY_MS;
    const client = await superuserConnection((await clusterHome(dataDirectory)) ?? "", "openward");
    const late = await longestLoss(client, archive);
    await client.end();
    console.log(
      `BACKUP_ARCHIVE=${limit}: ${late.commits} commits in ${late.segments} segments, longest delay ${late.seconds.toFixed(1)} s (limit ${limit}); idle, ${idle.segments} segments of ${(idle.bytes / Math.max(1, idle.segments) / 1e3).toFixed(0)} kB in ${IDLE_MS / 1_000} s, ${(perDay / 1e6).toFixed(0)} MB a day`,
    );
    if (late.seconds > limit) process.exitCode = 1;
  } finally {
    await site.stop();
    await removeDataDirectory(dataDirectory);
    await rm(place, { recursive: true, force: true });
  }
}

async function segmentsIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await readdir(folder)) {
    const segment = parseSegmentName(file);
    if (segment) found.set(segment.wal, file);
  }
  return found;
}

async function bytesWhile(
  folder: string,
  pass: () => Promise<unknown>,
): Promise<{ segments: number; bytes: number }> {
  const before = await segmentsIn(folder);
  await pass();
  const after = [...(await segmentsIn(folder))].filter(([wal]) => !before.has(wal));
  const sizes = await Promise.all(after.map(async ([, file]) => (await stat(join(folder, file))).size));
  return { segments: after.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function longestLoss(
  client: pg.Client,
  folder: string,
): Promise<{ commits: number; segments: number; seconds: number }> {
  await client.query("create table archive_loss (at timestamptz)");
  /** Time of the first commit in each segment. */
  const oldest = new Map<string, number>();
  const seen = new Set<string>();
  let seconds = 0;
  let commits = 0;
  const end = Date.now() + WRITING_MS;
  const look = async () => {
    const stored = await segmentsIn(folder);
    for (const [wal, at] of oldest) {
      if (seen.has(wal) || !stored.has(wal)) continue;
      seen.add(wal);
      seconds = Math.max(seconds, (Date.now() - at) / 1_000);
    }
  };
  while (Date.now() < end) {
    // Read the time before the commit: the row may be in this segment or in a later one.
    const at = Date.now();
    await client.query("insert into archive_loss values (clock_timestamp())");
    const { rows } = await client.query("select pg_walfile_name(pg_current_wal_insert_lsn()) as wal");
    const wal: string = rows[0].wal;
    oldest.set(wal, Math.min(oldest.get(wal) ?? at, at));
    commits += 1;
    await look();
    await wait(WRITE_EVERY_MS);
  }
  while (seen.size < oldest.size) {
    await look();
    await wait(WRITE_EVERY_MS);
  }
  return { commits, segments: oldest.size, seconds };
}
