import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { desc, eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { namedFiles } from "~/app/stored-files";
import { cancelForRegistrant } from "~/features/classes/registrations/staff/cancel-for-registrant";
import { deleteExpired } from "~/features/forms/retention/delete-expired";
import { formSubmission } from "~/features/forms/table";
import { confirmSubscription } from "~/features/newsletter/confirm-subscription";
import { newsletterSubscriber } from "~/features/newsletter/table";
import { unsubscribe } from "~/features/newsletter/unsubscribe";
import type { BackupOverview } from "~/features/operations/api/backup-schemas";
import { sweepBackupsJob } from "~/features/operations/backups/sweep-backups";
import { backupState } from "~/features/operations/shared/backups/backup-state";
import { backupName, sitePrefix } from "~/platform/backup/backup-name";
import { backupRun } from "~/platform/backup/table";
import { hashToken } from "~/platform/crypto/hash-token";
import { openDatabase, type RootDatabase } from "~/platform/database/database";
import { ledgerHead } from "~/platform/erasures/ledger";
import { ledgerText, parseLedger } from "~/platform/erasures/ledger-text";
import { mirrorErasuresJob } from "~/platform/erasures/mirror-erasures";
import { erasureEntry } from "~/platform/erasures/table";
import { sendJob } from "~/platform/jobs/send-job";
import { adminCaller, browserOf } from "../admin-call";
import { testDatabase } from "../database";
import { dedicatedPostgres } from "../dedicated-postgres";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { newsletter } from "../factories/newsletter";
import { testServices } from "../factories/services";
import { plantedPeople, wordFinder } from "../planted-people";
import { type S3Server, startS3 } from "../start-s3";
import { removeDataDirectory, SITE_SECRET, type Site, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";

/**
 * A site backs itself up, tests the backup, and continues: people are erased and unsubscribe. Then its
 * database is lost, and the earlier backup is restored. The tests are consecutive steps.
 */

vi.setConfig({ testTimeout: 400_000 });

const external = await demoDatabase();
const empty = await testDatabase({ migrated: false });
const [backups, elsewhere, alone] = await Promise.all([
  temporaryDirectory("openward-backups-"),
  temporaryDirectory("openward-restored-"),
  temporaryDirectory("openward-alone-"),
]);
// When root starts the site, it runs as another user.
await chmod(backups, 0o777);
let site: Site | undefined;
let bucket: S3Server | undefined;
afterAll(async () => {
  await site?.stop();
  await bucket?.stop();
  for (const directory of [backups, elsewhere, alone]) await removeDataDirectory(directory);
});

const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const passphraseFile = join(alone, "passphrase");
await writeFile(passphraseFile, "correct horse battery staple\n");
const ofSite = { DATA_DIR: external.dataDirectory, DATABASE_URL: external.url, APP_SECRET: SITE_SECRET };
const toFolder = { BACKUP_DIR: backups, BACKUP_PASSPHRASE_FILE: passphraseFile };
const onEmpty = { DATA_DIR: elsewhere, DATABASE_URL: empty.url };
const launcher = join(import.meta.dirname, "../../scripts/start.mjs");
const soon = { timeout: 200_000, interval: 500 };

async function run(
  env: NodeJS.ProcessEnv,
  command: string[],
  through: string[] = [],
): Promise<{ code: number; printed: string }> {
  const { PATH, HOME } = process.env;
  const [file = "", ...args] = [...through, process.execPath, launcher, ...command];
  try {
    const { stdout, stderr } = await promisify(execFile)(file, args, { env: { PATH, HOME, ...env } });
    return { code: 0, printed: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  }
}

const { db } = external;
const services = testServices(db);
const { plant } = await plantedPeople(services);
const zeb = { last: "Quillfeather", email: "zeb@quills.example", ill: "marmotitis" };
const ida = { last: "Thistledown", email: "ida@thistles.example", ill: "weaselpox" };
const meg = { last: "Sedgewick", email: "meg@sedges.example", ill: "ottercough" };
const seat = await plant(zeb);
await plant(ida);
await plant(meg);
const list = newsletter(db);
const reader = await list.join();
const { link } = await confirmSubscription(services, await list.tokenTo(reader.email, "confirm"));

let call: ReturnType<typeof adminCaller>;
let session: Awaited<ReturnType<typeof browserOf>>;
const overview = async (): Promise<BackupOverview> => (await call("GET", "/backups", session)).json();

test("a site with a backup target makes its first backup immediately, tests it, and says so", async () => {
  site = await startSite({
    dataDirectory: external.dataDirectory,
    env: {
      ...ofSite,
      ...toFolder,
      LINK_CHECK: "off",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  call = adminCaller(site.address);
  session = await browserOf(await call("POST", "/session", {}, administrator));
  const done = async () => {
    await sendJob(db, sweepBackupsJob, {});
    return (await overview()).runs.map(({ kind, trigger, state, error }) => [kind, trigger, state, error]);
  };
  await expect.poll(done, { timeout: 300_000, interval: 500 }).toEqual([
    ["drill", "schedule", "succeeded", null],
    ["backup", "schedule", "succeeded", null],
  ]);
  expect(await schedulesOf([sweepBackupsJob, mirrorErasuresJob])).toEqual(["* * * * *", "* * * * *"]);
  const { files, state, isEncrypted, target } = await overview();
  expect(files).toEqual([
    {
      file: expect.stringMatching(/^openward-[0-9a-f]{8}-.*\.backup\.age$/),
      takenAt: state.lastGoodAt,
      bytes: expect.any(Number),
      isEncrypted: true,
      drill: "good",
    },
  ]);
  expect([target, isEncrypted]).toEqual([backups, true]);
  expect(state).toMatchObject({ failure: null, isOverdue: false, lastDrill: { failure: null } });
  expect(Date.parse(state.nextRunAt ?? "")).toBeGreaterThan(Date.now());
  const metrics = await (await fetch(`${site.address}/metrics`)).text();
  expect(metrics).toContain(
    `backup_last_good_timestamp_seconds ${Date.parse(state.lastGoodAt ?? "") / 1_000}`,
  );
  expect(metrics).toContain("backup_failed 0");
  // Nothing of the drill is left.
  expect((await readdir(external.dataDirectory)).filter((name) => name.startsWith("restore-drill"))).toEqual(
    [],
  );
  expect(await drillDatabases()).toEqual([]);
});

/**
 * The schedules on which the site runs these jobs. The tests start them directly, instead of waiting for the
 * next minute.
 */
async function schedulesOf(jobs: { name: string }[]): Promise<unknown[]> {
  const names = sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`select cron from pgboss.schedule where name in (${names})`);
  return rows.map(({ cron }) => cron);
}

async function drillDatabases(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: external.url });
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where datname like 'openward_drill%'");
  await client.end();
  return rows;
}

test("erasures, expirations and unsubscribes soon reach the ledgers, without names", async () => {
  await cancelForRegistrant(services, testActor, seat, { refund: "full" });
  const erased = await call("POST", "/personal-data/erasure", session, { email: zeb.email });
  expect([erased.status, await erased.text()]).toEqual([200, expect.any(String)]);
  await unsubscribe(services, link, "page");
  // One of Meg's submissions expires; all her other data stays.
  const [sent] = await submissionsOf(db, meg.ill);
  await db
    .update(formSubmission)
    .set({ deleteAfter: new Date(Date.now() - 60_000) })
    .where(eq(formSubmission.id, sent ?? ""));
  await deleteExpired(services);
  const entries = await db.$count(erasureEntry);
  expect(entries).toBeGreaterThan(8);
  const [beside = ""] = (await readdir(backups)).filter((name) => name.endsWith("erasures.jsonl"));
  for (const ledger of [join(external.dataDirectory, "erasures.jsonl"), join(backups, beside)]) {
    const lines = async () => {
      await sendJob(db, mirrorErasuresJob, {});
      return (await readFile(ledger, "utf8")).trimEnd().split("\n").length;
    };
    // In addition to the entries: a header and a checksum.
    await expect.poll(lines, soon).toBe(entries + 2);
    expect(await readFile(ledger, "utf8")).not.toMatch(/quill|marmot|readers\.example|@/i);
  }
  await site?.stop();
  site = undefined;
});

/** The ids of the submissions that mention an illness. */
async function submissionsOf(of: RootDatabase, ill: string): Promise<string[]> {
  const rows = await of.select().from(formSubmission);
  const { readable } = wordFinder({ db: of, sealer: services.sealer });
  return rows.filter((row) => readable(row.sensitiveAnswers ?? "").includes(ill)).map(({ id }) => id);
}

/**
 * Reads the restored database on a separate connection: one that stays open would be taken for a running
 * site.
 */
async function restored<Result>(look: (db: RootDatabase) => Promise<Result>): Promise<Result> {
  const handle = openDatabase(empty.url);
  try {
    return await look(handle.db);
  } finally {
    await handle.close();
  }
}

const wordsOf = (word: string) =>
  restored((copy) => wordFinder({ db: copy, sealer: services.sealer }).whereIs(word));
const stateOfReader = () =>
  restored(async (copy) => {
    const [row] = await copy
      .select()
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.linkTokenHash, hashToken(link)));
    return row?.state;
  });

test("without a ledger a restored backup brings them back, and says so", { tags: "test-all" }, async () => {
  const [backup = ""] = (await readdir(backups)).filter((name) => name.endsWith(".age"));
  const copy = join(alone, "copy.backup");
  await copyFile(join(backups, backup), copy);
  const { code, printed } = await run(onEmpty, ["restore", copy, "--passphrase-file", passphraseFile]);
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  expect(printed).toContain("Warning: no erasure ledger was found.");
  expect(await wordsOf(zeb.ill)).toContain("form_submission.sensitive_answers");
  // The backup was in progress when it read this table.
  expect(await restored((each) => each.$count(backupRun, eq(backupRun.state, "running")))).toBe(0);
  expect(await stateOfReader()).toBe("confirmed");
  expect(await restored((each) => submissionsOf(each, meg.ill))).toHaveLength(1);
});

test("restored with the ledger, they are erased again, and no one else is", async () => {
  const { code, printed } = await run({ ...onEmpty, ...toFolder }, ["restore", "--from-target", "--replace"]);
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  const entries = await db.$count(erasureEntry);
  expect(printed).toMatch(
    new RegExp(`Erasures: ${entries} records repeated.*\n.*the ledger ${backups}/.* reaches to`),
  );
  expect(printed).not.toContain("Warning");
  expect(await wordsOf(zeb.email)).toEqual([]);
  expect(await wordsOf(zeb.ill)).toEqual([]);
  expect(await wordsOf(zeb.last)).toEqual(["gift.person"]);
  expect(await stateOfReader()).toBe("unsubscribed");
  expect(await restored((each) => submissionsOf(each, meg.ill))).toEqual([]);
  expect(await wordsOf(meg.last)).toContain("donor.person");
  expect(await wordsOf(ida.ill)).toContain("form_submission.sensitive_answers");
  // The next restore of an old backup needs them too.
  expect(await restored((each) => each.$count(erasureEntry))).toBe(entries);
});

test("a ledger that was cut off or ends before the backup is not accepted", {
  tags: "test-all",
}, async () => {
  const [beside = ""] = (await readdir(backups)).filter((name) => name.endsWith("erasures.jsonl"));
  const text = await readFile(join(backups, beside), "utf8");
  const cut = join(alone, "cut");
  await writeFile(cut, text.slice(0, text.length / 2));
  const from = ["restore", "--from-target", "--replace", "--erasures"];
  const refused = await run({ ...onEmpty, ...toFolder }, [...from, cut]);
  expect([refused.code, refused.printed]).toEqual([
    1,
    expect.stringContaining("is not an erasure ledger, or was cut"),
  ]);
  const none = await run({ ...onEmpty, ...toFolder }, [...from, join(alone, "nothing")]);
  expect([none.code, none.printed]).toEqual([1, expect.stringContaining("There is no erasure ledger at")]);

  const old = join(alone, "old-erasures.jsonl");
  const ledger = parseLedger(text);
  await writeFile(old, ledgerText({ ...ledger, until: new Date(2026, 0, 1), entries: [] }));
  // The database being replaced has a better ledger than this one.
  await restored((each) => each.execute(sql`drop table erasure_ledger, erasure_entry`));
  const ofAnother = join(alone, "other-erasures.jsonl");
  await writeFile(ofAnother, ledgerText({ ...ledger, site: randomUUID() }));
  const { code, printed } = await run({ ...onEmpty, ...toFolder }, [...from, alone]);
  expect(code).toBe(0);
  expect(printed).toContain(
    `Warning: the erasure ledger ${ofAnother} belongs to another site, and is not used.`,
  );
  expect(printed).toMatch(/Warning: the erasure ledger ends at 2026-01-01.*, before the backup was made\./);
});

test("one backup or drill runs at a time", async () => {
  const leaseUntil = new Date(Date.now() + 3_600_000);
  const [other] = await db
    .insert(backupRun)
    .values({ kind: "backup", trigger: "command", queuedAt: new Date(), state: "running", leaseUntil })
    .returning();
  expect(await run({ ...ofSite, ...toFolder }, ["restore-drill"])).toEqual({
    code: 1,
    printed: expect.stringContaining("Another backup, or a restore drill, is in progress."),
  });
  await db.delete(backupRun).where(eq(backupRun.id, other?.id ?? ""));
});

test("a drill finds a backup that lacks a file of the site or has a different one in its place", {
  tags: "test-all",
}, async () => {
  const files = join(external.dataDirectory, "files");
  const [key = ""] = (await namedFiles(db)).keys();
  const file = join(files, key.slice(0, 2), key);
  const bytes = await readFile(file);
  await writeFile(file, "damaged since");
  const different = await run({ ...ofSite, ...toFolder }, ["restore-drill"]);
  expect(different).toEqual({
    code: 1,
    printed: expect.stringContaining(`The file ${key} in it differs from the site`),
  });
  await rm(file);
  expect((await run({ ...ofSite, ...toFolder }, ["backup"])).code).toBe(0);
  await writeFile(file, bytes);
  const lacking = await run({ ...ofSite, ...toFolder }, ["restore-drill"]);
  expect(lacking).toEqual({ code: 1, printed: expect.stringContaining(`It lacks the file ${key}`) });
});

test("a drill finds a backup that does not restore the site, and the dashboard says so", async () => {
  const stored = await stat(join(backups, await newestIn(backups)));
  const bytes = await readFile(join(backups, await newestIn(backups)));
  bytes[(stored.size / 2) | 0] = (bytes[(stored.size / 2) | 0] ?? 0) ^ 1;
  await writeFile(join(backups, await newestIn(backups)), bytes);
  const { code, printed } = await run({ ...ofSite, ...toFolder }, ["restore-drill"]);
  expect([code, printed]).toEqual([1, expect.stringContaining("was cut off or changed since it was made")]);
  const state = await backupState(db, { now: () => new Date(), timeZone: "UTC", hasTarget: true });
  expect(state.lastDrill?.failure).toMatch(/was cut off or changed/);
  expect(await drillDatabases()).toEqual([]);
  expect((await readdir(external.dataDirectory)).filter((name) => name.startsWith("restore-drill"))).toEqual(
    [],
  );
});

const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;

test.runIf(canMount)(
  "a drill that would fill the disk does not start, and says how much space it needs",
  async () => {
    const small = join(alone, "small");
    await mkdir(small);
    const mount = 'mount -t tmpfs -o size=100m none "$0" && { "$@"; code=$?; ls -A "$0"; exit $code; }';
    const through = ["unshare", "--mount", "sh", "-c", mount, small];
    const { code, printed } = await run(
      { ...ofSite, ...toFolder, DATA_DIR: small },
      ["restore-drill"],
      through,
    );
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/too little disk space for .*small to test a backup: \d+ MB are free/),
    ]);
    expect(printed).not.toMatch(/verifying it before|restore-drill-/);
    const [last] = await db.select().from(backupRun).orderBy(desc(backupRun.queuedAt)).limit(1);
    expect(last).toMatchObject({
      kind: "drill",
      state: "failed",
      error: expect.stringContaining("too little disk space"),
    });
  },
);

test("a drill starts its own PostgreSQL where its role may not create a database", {
  tags: "test-all",
}, async () => {
  expect((await run({ ...ofSite, ...toFolder }, ["backup"])).code).toBe(0);
  const postgres = await dedicatedPostgres();
  const dataDirectory = await temporaryDirectory("openward-drilled-");
  try {
    await postgres.asSuperuser("alter role openward nocreatedb");
    const env = { DATA_DIR: dataDirectory, DATABASE_URL: postgres.url, ...toFolder };
    const there = await run(env, ["restore", "--from-target"]);
    expect([there.code, there.printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
    const { code, printed } = await run(env, ["restore-drill"]);
    expect([code, printed]).toEqual([0, expect.stringContaining("restores the site")]);
    expect(printed).toContain("Database: running.");
    expect((await readdir(dataDirectory)).filter((name) => name.startsWith("restore-drill"))).toEqual([]);
  } finally {
    await postgres.stop();
    await removeDataDirectory(dataDirectory);
  }
});

async function newestIn(directory: string): Promise<string> {
  return (
    (await readdir(directory))
      .filter((name) => name.includes(".backup"))
      .sort()
      .at(-1) ?? ""
  );
}

test("SIGTERM in the middle of a backup leaves no partial file, and the next one is made", {
  tags: "test-all",
}, async () => {
  // Encrypting this takes seconds.
  const large = join(external.dataDirectory, "files/zz");
  await mkdir(large);
  for (const number of [1, 2, 3, 4, 5, 6])
    await writeFile(join(large, `zz${number}.bin`), Buffer.alloc(40_000_000));
  const before = await readdir(backups);
  const { PATH, HOME } = process.env;
  const child: ChildProcess = spawn(process.execPath, [launcher, "backup"], {
    env: { PATH, HOME, ...ofSite, ...toFolder },
    stdio: "ignore",
  });
  const exit = once(child, "exit");
  await expect
    .poll(async () => (await readdir(backups)).some((name) => name.endsWith(".partial")), soon)
    .toBe(true);
  child.kill("SIGTERM");
  expect((await exit)[0]).toBe(1);
  expect(await readdir(backups)).toEqual(before);
  const [last] = await db.select().from(backupRun).orderBy(desc(backupRun.queuedAt)).limit(1);
  expect(last).toMatchObject({ kind: "backup", state: "stopped", leaseUntil: null });
  await rm(large, { recursive: true });
  const again = await run({ ...ofSite, ...toFolder }, ["backup"]);
  expect([again.code, again.printed]).toEqual([0, expect.stringContaining("is complete")]);
});

test("backs up to a bucket as well, tests and restores from there, and deletes only this site's old backups", {
  tags: "test-all",
}, async () => {
  bucket = await startS3();
  const toBucket = {
    BACKUP_S3_BUCKET: bucket.bucket,
    BACKUP_S3_ENDPOINT: bucket.endpoint,
    BACKUP_S3_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
    BACKUP_PASSPHRASE_FILE: passphraseFile,
  };
  const { site: id } = await ledgerHead(db);
  const foreign = ["openward-00000000-2020-01-01T000000Z.backup", "holiday.backup"];
  const ours = [1, 2].map((day) => backupName(id, new Date(Date.UTC(2020, 0, 1, day)), false));
  for (const key of [...foreign, ...ours])
    bucket.objects.set(key, { bytes: Buffer.from("old"), contentType: "" });
  const made = await run({ ...ofSite, ...toBucket }, ["backup"]);
  expect([made.code, made.printed]).toEqual([0, expect.stringContaining("is complete")]);
  const keys = [...bucket.objects.keys()];
  expect(keys).toEqual(expect.arrayContaining([...foreign, ours[1]]));
  // The same day has a newer backup.
  expect(keys).not.toContain(ours[0]);
  expect(keys).toContain(`${sitePrefix(id)}erasures.jsonl`);
  const drill = await run({ ...ofSite, ...toBucket }, ["restore-drill"]);
  expect([drill.code, drill.printed]).toEqual([0, expect.stringContaining("restores the site")]);

  const refused = await run({ ...onEmpty, ...toBucket }, ["restore", "--from-target", "--replace"]);
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining("of more than one site")]);
  for (const key of foreign) bucket.objects.delete(key);
  const { code, printed } = await run({ ...onEmpty, ...toBucket }, ["restore", "--from-target", "--replace"]);
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  expect(printed).toContain("the ledger openward-");
});
