import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cp, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { erasures } from "~/app/stored-data";
import type { BackupOverview } from "~/features/operations/api/backup-schemas";
import { parseSegmentName } from "~/platform/continuous-archive/archive-names";
import { readArchiveRange, readArchiveState } from "~/platform/continuous-archive/archive-state";
import { clusterHome, runningDatabase } from "~/platform/database/embedded-postgres/running-database";
import { superuserConnection } from "~/platform/database/embedded-postgres/superuser-connection";
import { ledgerText, parseLedger } from "~/platform/erasures/ledger-text";
import { adminCaller, browserOf } from "../admin-call";
import { type S3Server, startS3 } from "../start-s3";
import { removeDataDirectory, type Site, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";
import { childrenOf, expectGone, postmasterOf } from "./processes";

/**
 * A site on the packaged PostgreSQL archives its changes, is lost with its machine, and is restored to a
 * given second. The tests are consecutive steps.
 */

vi.setConfig({ testTimeout: 400_000 });

const launcher = join(import.meta.dirname, "../../scripts/start.mjs");
const [backups, dataDirectory, elsewhere] = await Promise.all([
  temporaryDirectory("openward-archive-"),
  temporaryDirectory("openward-archived-"),
  temporaryDirectory("openward-restored-"),
]);
afterAll(async () => {
  await rm(backups, { recursive: true, force: true });
  for (const directory of [dataDirectory, elsewhere]) await removeDataDirectory(directory);
});
let site: Site | undefined;
let bucket: S3Server | undefined;
afterAll(() => site?.stop());
afterAll(() => bucket?.stop());

const target = join(backups, "target");
await mkdir(target);
// Root switches to another user for the site.
if (process.getuid?.() === 0) await promisify(execFile)("chmod", ["777", target]);
const passphraseFile = join(backups, "passphrase");
await writeFile(passphraseFile, "correct horse battery staple\n", { mode: 0o644 });
const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const toFolder = { BACKUP_DIR: target, BACKUP_PASSPHRASE_FILE: passphraseFile, BACKUP_ARCHIVE: "10" };
const soon = { timeout: 120_000, interval: 100 };

async function start(settings: NodeJS.ProcessEnv = toFolder): Promise<Site> {
  // Left over from a step that failed.
  await stop();
  site = await startSite({
    dataDirectory,
    env: {
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LINK_CHECK: "off",
      ...settings,
    },
  });
  return site;
}

async function stop(): Promise<void> {
  await site?.stop();
  site = undefined;
}

/** @returns its output and its exit code */
async function run(
  command: string[],
  settings: NodeJS.ProcessEnv = toFolder,
): Promise<{ code: number; printed: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDirectory, ...settings };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [launcher, ...command], { env });
    return { code: 0, printed: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  }
}
const restoreTo = (at: string, ...more: string[]) => run(["restore", "--from-target", "--at", at, ...more]);

/** Runs a query in the application's database, as its role. */
async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await runningDatabase(dataDirectory) });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes PostgreSQL switch to a new segment now. Without changes it keeps the current one. */
async function switchSegment(): Promise<void> {
  const client = await superuserConnection((await clusterHome(dataDirectory)) ?? "");
  await client.query("select pg_logical_emit_message(true, 'test', 'a change')");
  await client.query("select pg_switch_wal()");
  await client.end();
}

/** Writes a row and returns its commit time by PostgreSQL's clock. */
async function mark(name: string): Promise<Date> {
  await query("create table if not exists mark (name text, at timestamptz default clock_timestamp())");
  await query("insert into mark (name) values ($1)", [name]);
  const [row] = await query<{ now: Date }>("select clock_timestamp() as now");
  return row?.now ?? new Date(0);
}
const marks = async () =>
  (await query<{ name: string }>("select name from mark order by at")).map(({ name }) => name);

/** A segment is known only to contain what was committed a second before its end. */
const MARGIN_MS = 1_000;

/** Makes PostgreSQL switch segments, and waits until everything up to a time is at the target. */
async function archived(until: Date): Promise<void> {
  await expect.poll(() => Date.now(), soon).toBeGreaterThan(+until + MARGIN_MS);
  await switchSegment();
  const state = async () => +((await readArchiveState(dataDirectory))?.archivedUntil ?? 0);
  await expect.poll(state, soon).toBeGreaterThan(+until);
}

/** A second that is over, in which nothing has been written. */
async function nextSecond(): Promise<string> {
  const [row] = await query<{ next: Date }>(
    "select date_trunc('second', clock_timestamp()) + interval '1 second' as next",
  );
  const next = row?.next ?? new Date(0);
  const now = async () => +((await query<{ now: Date }>("select clock_timestamp() as now"))[0]?.now ?? 0);
  await expect.poll(now, soon).toBeGreaterThan(+next);
  return next.toISOString().replace(".000", "");
}

/**
 * Waits for the first base backup. The schedule asks for it within a minute. Fails with the known state of the runs.
 */
async function expectBase(): Promise<void> {
  const isThere = async () => (await readArchiveRange(dataDirectory))?.archive !== undefined;
  await expect
    .poll(isThere, soon)
    .toBe(true)
    .catch(async (error) => {
      const runs = await query("select kind, state, queued_at, started_at, ended_at, error from backup_run");
      throw new Error(JSON.stringify({ runs, archive: await readArchiveState(dataDirectory) }), {
        cause: error,
      });
    });
}

/** Simulates the loss of a machine: kills all processes at once, and removes the disk. */
async function loseMachine(): Promise<void> {
  const launched = site?.process.pid ?? 0;
  const postmaster = await postmasterOf(dataDirectory);
  const all = [...(await familyOf(launched)), ...(await familyOf(postmaster))];
  for (const pid of all) kill(pid);
  for (const pid of all) await expectGone(pid);
  site = undefined;
  await emptyDataDirectory();
}

/** A process and all its descendants. */
async function familyOf(pid: number): Promise<number[]> {
  const children = await Promise.all((await childrenOf(pid)).map(familyOf));
  return [pid, ...children.flat()];
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // It ended together with its parent.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function emptyDataDirectory(): Promise<void> {
  for (const name of await readdir(dataDirectory))
    await rm(join(dataDirectory, name), { recursive: true, force: true });
}

async function segmentsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => parseSegmentName(name)).sort();
}
const archiveFolders = async () =>
  (await readdir(target))
    .filter((name) => name.startsWith("archive-openward-"))
    .map((name) => join(target, name));

/** As staff may: the site then makes base backups, but only the backups and drills that a test requests. */
async function turnOffDailyBackups(): Promise<void> {
  await query(`update site_settings set data = data || '{"backupSchedule": "off"}'`);
}

let between = "";
let uploaded = "";

test("changes and new files soon reach the backup target, encrypted, and the screen says so", async () => {
  await start();
  await turnOffDailyBackups();
  const call = adminCaller(site?.address ?? "");
  const session = await browserOf(await call("POST", "/session", {}, administrator));
  await expectBase();
  await mark("first");
  await switchSegment();
  between = await nextSecond();
  const second = await mark("second");
  const before = await storedFiles();
  const body = new FormData();
  body.set("file", new File(["care,price\n"], "prices.csv"));
  const answer = await fetch(`${site?.address}/api/admin/files/upload`, {
    method: "POST",
    headers: { ...session, "sec-fetch-site": "same-origin" },
    body,
  });
  expect(answer.status).toBe(201);
  uploaded = (await storedFiles()).find((file) => !before.includes(file)) ?? "";
  await archived(second);
  const overview = async (): Promise<BackupOverview> => (await call("GET", "/backups", session)).json();
  const { archive } = await overview();
  expect(archive).toMatchObject({ limitSeconds: 10, problem: null, restorableFrom: expect.any(String) });
  expect(Date.parse(archive?.archivedUntil ?? "")).toBeGreaterThan(+second);
  const [folder = ""] = await archiveFolders();
  for (const name of await segmentsIn(folder)) {
    expect(name).toMatch(/\.age$/);
    expect((await readFile(join(folder, name))).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  }
  const metrics = await (await fetch(`${site?.address}/metrics`)).text();
  expect(metrics).toContain("archive_limit_seconds 10");
  expect(metrics).toContain("archive_failed 0");
});

async function storedFiles(): Promise<string[]> {
  const files = join(dataDirectory, "files");
  const folders = await Promise.all(
    (await readdir(files)).map(async (folder) =>
      (await readdir(join(files, folder))).map((name) => join(folder, name)),
    ),
  );
  return folders.flat();
}

test("refuses times that are not a moment or that no archive covers, and names what can be restored", {
  tags: "test-all",
}, async () => {
  const unclear = await restoreTo("2026-11-23 14:05:09");
  expect([unclear.code, unclear.printed]).toEqual([1, expect.stringContaining("is not a valid moment")]);
  const tooEarly = await restoreTo("2020-01-01T00:00:00Z");
  expect([tooEarly.code, tooEarly.printed]).toEqual([
    1,
    expect.stringMatching(
      /cannot be restored to 2020.*What can be restored: \d{4}-.*Z to \d{4}-.*Z \(archive-openward-/,
    ),
  ]);
  const tooLate = await restoreTo(new Date(Date.now() + 3_600_000).toISOString());
  expect([tooLate.code, tooLate.printed]).toEqual([1, expect.stringContaining("What can be restored: ")]);
  const taken = await restoreTo(between);
  expect([taken.code, taken.printed]).toEqual([1, expect.stringContaining("There is a database in")]);
  const running = await restoreTo(between, "--replace");
  expect([running.code, running.printed]).toEqual([
    1,
    expect.stringContaining("A site is running on the database"),
  ]);
});

test("restores a lost site to a given second, with the files that its records name, and holds its mail", async () => {
  await loseMachine();
  const { code, printed } = await restoreTo(between, "--erasures", await ledgerWithErasure());
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  expect(printed).toContain("Mail: held");
  expect(printed).toContain("Erasures: 1 record repeated");
  expect(printed).toMatch(/Encrypted records: [1-9]\d* open/);
  expect(printed).toMatch(/; (\d+) of the \1 that records name are there/);
  expect(printed).not.toContain("Warning");
  await start({});
  expect(await marks()).toEqual(["first"]);
  expect((await fetch(`${site?.address}/`)).status).toBe(200);
  await stop();
});

/** The site's ledger next to its backups, with an erasure made after the restored second. */
async function ledgerWithErasure(): Promise<string> {
  const [name = ""] = (await readdir(target)).filter((each) => each.endsWith("erasures.jsonl"));
  const ledger = parseLedger(await readFile(join(target, name), "utf8"));
  const erased = { id: randomUUID(), kind: erasures[0]?.kind ?? "", subject: randomUUID(), at: new Date() };
  const file = join(backups, "erasures.jsonl");
  const text = ledgerText({ site: ledger.site, since: ledger.since, until: new Date(), entries: [erased] });
  await writeFile(file, text, { mode: 0o644 });
  return file;
}

test("restores the latest state, with everything that was archived", async () => {
  const { code, printed } = await restoreTo("latest", "--replace");
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  expect(await readFile(join(dataDirectory, "files", uploaded), "utf8")).toBe("care,price\n");
  await start({});
  expect(await marks()).toEqual(["first", "second"]);
  await stop();
});

test("a damaged segment, or one missing in the middle, ends the restore and leaves nothing half restored", {
  tags: "test-all",
}, async () => {
  const [folder = ""] = await archiveFolders();
  const segments = await segmentsIn(folder);
  const last = join(folder, segments.at(-1) ?? "");
  const aside = join(backups, "aside");
  await cp(last, aside);
  const bytes = await readFile(last);
  await writeFile(last, changedAt(bytes, (bytes.length / 2) | 0));
  const damaged = await restoreTo("latest", "--replace");
  expect([damaged.code, damaged.printed]).toEqual([
    1,
    expect.stringMatching(/The segment wal-.* of the archive was cut off or changed/),
  ]);
  expect((await readdir(dataDirectory)).filter((name) => name.startsWith("postgres."))).toEqual([
    "postgres.log",
  ]);
  await cp(aside, last);

  const middle = join(folder, segments.at(-2) ?? "");
  await rename(middle, aside);
  const end = (parseSegmentName(segments.at(-1) ?? "")?.until ?? new Date(0)).toISOString();
  const lacking = await restoreTo(end, "--replace");
  expect([lacking.code, lacking.printed]).toEqual([1, expect.stringContaining("lacks the segment 0000000")]);
  await rename(aside, middle);
});

test("refuses an archive of another PostgreSQL version, or with a damaged base backup, says what to do, and leaves the site as it was", {
  tags: "test-all",
}, async () => {
  const [folder = ""] = await archiveFolders();
  const aside = join(backups, "aside");
  const info = join(folder, (await readdir(folder)).find((name) => /^base-\d+\.json$/.test(name)) ?? "");
  await cp(info, aside);
  const base = JSON.parse(await readFile(info, "utf8"));
  const { major } = base.postgres;
  base.postgres.major = String(Number(major) - 1);
  await writeFile(info, JSON.stringify(base));
  const before = await everyFile();
  const other = await restoreTo("latest", "--replace");
  expect([other.code, other.printed]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `The archive is for PostgreSQL ${major - 1}, and this release contains PostgreSQL ${major}: .*Restore with the release that wrote it, .*npm run restore -- --from-target\\.`,
      ),
    ),
  ]);
  expect(await everyFile()).toEqual(before);
  await cp(aside, info);

  const data = join(folder, base.data);
  await cp(data, aside);
  const bytes = await readFile(data);
  await writeFile(data, changedAt(bytes, (bytes.length / 2) | 0));
  const damaged = await restoreTo("latest", "--replace");
  expect([damaged.code, damaged.printed]).toEqual([
    1,
    expect.stringMatching(
      /The base backup base-\d+\.tar\.age of the archive was cut off or changed since it was made\. Nothing was restored\. Restore that file .* or restore to a time before \d{4}-.*Z with --at, or from a backup/,
    ),
  ]);
  // The current PostgreSQL was started and stopped to read the erasures.
  const isOfSite = (path: string) => !/^(postgres\.log$|postgres\/)/.test(path);
  const kept = ([path]: [string, unknown]) => isOfSite(path);
  expect([...(await everyFile())].filter(kept)).toEqual([...before].filter(kept));
  await cp(aside, data);

  await start();
  expect(await marks()).toEqual(["first", "second"]);
});

function changedAt(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

/** Every path of the data directory, with its size and modification time. */
async function everyFile(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of (await readdir(dataDirectory, { recursive: true })).sort()) {
    const { size, mtimeMs } = await lstat(join(dataDirectory, name));
    found.set(name, `${size} ${mtimeMs}`);
  }
  return found;
}

test("the restored site starts its own archive, from which it is restored again; the former archive stays", {
  tags: "test-all",
}, async () => {
  await expectBase();
  expect(await archiveFolders()).toHaveLength(2);
  const third = await mark("third");
  await archived(third);
  // One runs at a time.
  const underWay = () => query("select kind from backup_run where state in ('queued', 'running')");
  await expect.poll(underWay, soon).toEqual([]);
  const drill = await run(["restore-drill"]);
  expect([drill.code, drill.printed]).toEqual([
    0,
    expect.stringMatching(/rows in the restored archive\.\n[\s\S]*the continuous archive restores the site/),
  ]);
  expect((await readdir(dataDirectory)).filter((name) => name.startsWith("restore-drill"))).toEqual([]);
  await loseMachine();
  const again = await restoreTo("latest");
  expect([again.code, again.printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  await start({});
  expect(await marks()).toEqual(["first", "second", "third"]);
  await stop();
  const before = await restoreTo(between, "--replace");
  expect([before.code, before.printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
});

test("while the backup target is unavailable, changes wait, the reason is shown, and nothing is missing afterward", {
  tags: "test-all",
}, async () => {
  await start();
  await expectBase();
  const state = () => readArchiveState(dataDirectory);
  await rename(target, `${target}-away`);
  const away = await mark("while it was away");
  await switchSegment();
  await expect
    .poll(async () => (await state())?.failure, soon)
    .toContain(`The directory ${target} does not exist.`);
  await expect.poll(async () => (await state())?.waitingSince, soon).not.toBeNull();
  await rename(`${target}-away`, target);
  await archived(away);
  await expect.poll(async () => (await state())?.failure, soon).toBeNull();
  const at = await nextSecond();
  await archived(await mark("later"));
  await stop();
  await emptyDataDirectory();
  const { code, printed } = await restoreTo(at);
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
});

test("archives the last changes when the site stops, also to a bucket and unencrypted", {
  tags: "test-all",
}, async () => {
  bucket = await startS3();
  const toBucket = {
    BACKUP_S3_BUCKET: bucket.bucket,
    BACKUP_S3_ENDPOINT: bucket.endpoint,
    BACKUP_S3_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
    BACKUP_ARCHIVE: "3600",
  };
  await start(toBucket);
  // As restored by the step before.
  expect(await marks()).toEqual(["first", "while it was away"]);
  await expectBase();
  await mark("just before the stop");
  const secret = await readFile(join(dataDirectory, "app-secret"), "utf8");
  await stop();
  const keys = [...bucket.objects.keys()];
  expect(keys.some((key) => /^archive-openward-[^/]+\/wal-[0-9A-F]{24}-.*\.gz$/.test(key))).toBe(true);
  expect(keys.some((key) => /secrets-|key-/.test(key))).toBe(false);
  for (const { bytes } of bucket.objects.values()) expect(bytes.includes(secret.trim())).toBe(false);
  await emptyDataDirectory();
  const without = await run(["restore", "--from-target", "--at", "latest"], toBucket);
  expect([without.code, without.printed]).toEqual([
    1,
    expect.stringContaining("does not contain the secret"),
  ]);
  expect(await readdir(dataDirectory)).not.toContain("postgres");
  const secretFile = join(backups, "app-secret");
  await writeFile(secretFile, secret, { mode: 0o644 });
  const withSecret = ["restore", "--from-target", "--at", "latest", "--app-secret-file", secretFile];

  const base = [...bucket.objects].find(([key]) => /\/base-\d+\.tar$/.test(key));
  const bytes = base?.[1].bytes ?? Buffer.alloc(0);
  // The first byte after the header of a gzip file.
  const inside = bytes.indexOf(Buffer.from([0x1f, 0x8b, 0x08]), bytes.length / 2) + 10;
  bucket.objects.set(base?.[0] ?? "", { bytes: changedAt(bytes, inside), contentType: "" });
  const damaged = await run(withSecret, toBucket);
  expect([damaged.code, damaged.printed]).toEqual([
    1,
    expect.stringMatching(/The base backup base-\d+\.tar of the archive was cut off or changed/),
  ]);
  expect(await storedFiles()).toEqual([]);
  expect(await readdir(dataDirectory)).not.toContain("postgres");
  bucket.objects.set(base?.[0] ?? "", { bytes, contentType: "" });

  const { code, printed } = await run(withSecret, toBucket);
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  await start({});
  expect(await marks()).toContain("just before the stop");
  await stop();
});
