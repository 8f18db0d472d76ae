import { execFile, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { archive, entriesOf } from "~/platform/backup/archive";
import { createSealer } from "~/platform/crypto/sealer";
import { openDatabase } from "~/platform/database/database";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { adminCaller, browserOf } from "../admin-call";
import { testDatabase } from "../database";
import { demoDatabase } from "../demo-database";
import { removeDataDirectory, SITE_SECRET, type Site, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";

/**
 * A site on an external PostgreSQL is backed up while it serves, restored to the packaged PostgreSQL, and
 * moved from there to an external one. The tests are consecutive steps.
 */

vi.setConfig({ testTimeout: 240_000 });

const external = await demoDatabase();
const empty = await testDatabase({ migrated: false });
const [backups, packaged, elsewhere] = await Promise.all([
  temporaryDirectory("openward-backups-"),
  temporaryDirectory("openward-restored-"),
  temporaryDirectory("openward-restored-"),
]);
afterAll(async () => {
  for (const directory of [backups, packaged, elsewhere]) await removeDataDirectory(directory);
});
let site: Site | undefined;
afterAll(() => site?.stop());

const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const onExternal = { DATA_DIR: external.dataDirectory, DATABASE_URL: external.url, APP_SECRET: SITE_SECRET };
const onPackaged = { DATA_DIR: packaged };
const onEmpty = { DATA_DIR: elsewhere, DATABASE_URL: empty.url };

const passphraseFile = join(backups, "passphrase");
await writeFile(passphraseFile, "correct horse battery staple\n");
const withPassphrase = ["--passphrase-file", passphraseFile];
const encryptedBackup = join(backups, "encrypted.backup");
const plainBackup = join(backups, "plain.backup");

const launcher = join(import.meta.dirname, "../../scripts/start.mjs");

/** @returns its output and its exit code */
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

async function start(env: NodeJS.ProcessEnv): Promise<Site> {
  site = await startSite({ dataDirectory: env.DATA_DIR ?? "", env: { LINK_CHECK: "off", ...env } });
  return site;
}
async function stop(): Promise<void> {
  await site?.stop();
  site = undefined;
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
async function filesIn(dataDirectory: string): Promise<Map<string, string>> {
  const files = join(dataDirectory, "files");
  const found = new Map<string, string>();
  for (const folder of await readdir(files))
    for (const name of await readdir(join(files, folder)))
      found.set(name, sha256(await readFile(join(files, folder, name))));
  return new Map([...found].sort());
}

/** A file that no backup contains, in the place where the restored site keeps its files. */
async function foreignFile(): Promise<string> {
  const key = "0123456789abcdef0123456789abcdef.webp";
  const file = join(elsewhere, "files", key.slice(0, 2), key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, "foreign");
  return file;
}

/** The objects of a database, and a hash of the rows of each table. */
async function contentsOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url, options: "-c timezone=UTC" });
  await client.connect();
  const list = async (query: string) => (await client.query({ text: query, rowMode: "array" })).rows;
  const tables = await list(
    "select format('%I.%I', table_schema, table_name) from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1",
  );
  const rows: Record<string, unknown> = {};
  // The times of pg-boss's maintenance are not data: a node that stops writes them.
  for (const [name] of tables.filter(([each]) => each !== "pgboss.version"))
    rows[name] = (
      await list(
        `select count(*)::int, md5(string_agg(md5(t::text), '' order by md5(t::text))) from ${name} t`,
      )
    )[0];
  const ours = "in ('public', 'pgboss')";
  const contents = {
    rows,
    columns: await list(
      `select table_schema, table_name, column_name, data_type, is_nullable, column_default, is_identity, generation_expression from information_schema.columns where table_schema ${ours} order by 1, 2, 3`,
    ),
    constraints: await list(
      `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace::regnamespace::text ${ours} order by 1, 2, 3`,
    ),
    indexes: await list(`select indexname, indexdef from pg_indexes where schemaname ${ours} order by 1, 2`),
    migrations: await list("select hash, created_at from drizzle.__drizzle_migrations order by created_at"),
    sequences: await list(
      `select sequencename, last_value from pg_sequences where schemaname ${ours} order by 1`,
    ),
  };
  await client.end();
  return contents;
}

/** For each sequence behind a column: whether its next number is greater than all numbers in the table. */
async function sequencesContinue(url: string): Promise<boolean[]> {
  const { db, close } = openDatabase(url);
  const { rows } = await db.execute<{ name: string; column: string; sequence: string }>(
    sql`select table_name as name, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`,
  );
  const continues: boolean[] = [];
  for (const { name, column, sequence } of rows) {
    const found = await db.execute<{ past: boolean }>(
      sql`select nextval(${sequence}) > coalesce(max(${sql.identifier(column)}), 0) as past from ${sql.identifier(name)}`,
    );
    continues.push(found.rows[0]?.past ?? false);
  }
  await close();
  return continues;
}

/** On a separate connection: one that stays open would be taken for a running site. */
async function inEmpty(query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const mail = { kind: "test", to: "a@b.example", subject: "Hello", body: { html: "<p>x</p>", text: "x" } };

test("backs up a site while it serves and writes; the backup has all of a transaction or nothing", async () => {
  const { address } = await start({
    ...onExternal,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  const sealer = createSealer(SITE_SECRET);
  let isOver = false;
  async function keepWriting(): Promise<number> {
    let messages = 0;
    for (; !isOver; messages += 1) {
      // A message and the job that delivers it: one transaction.
      await external.db.transaction((tx) => enqueueMail(tx, sealer, { ...mail, dedupeKey: `${messages}` }));
      expect((await fetch(`${address}/about-us`)).status).toBe(200);
    }
    return messages;
  }
  const writing = keepWriting();
  const { code, printed } = await run(onExternal, ["backup", encryptedBackup, ...withPassphrase]);
  isOver = true;
  expect(await writing).toBeGreaterThan(0);
  const replacing = ["restore", encryptedBackup, "--replace", ...withPassphrase];
  expect(await run(onExternal, replacing)).toEqual({
    code: 1,
    printed: expect.stringContaining("A site is running on the database to restore into."),
  });
  await stop();
  expect([code, printed]).toEqual([
    0,
    expect.stringMatching(/encrypted\.backup is complete .*, encrypted\)/),
  ]);
  expect(printed).toContain("Secret: in the backup.");
  expect((await stat(encryptedBackup)).mode & 0o777).toBe(0o600);
  expect((await readdir(backups)).sort()).toEqual(["encrypted.backup", "passphrase"]);

  const again = await run(onExternal, ["backup", encryptedBackup, ...withPassphrase]);
  expect(again).toMatchObject({ code: 1, printed: expect.stringContaining("already exists") });
});

test("restores into an empty data directory on another machine, which then serves", async () => {
  const { code, printed } = await run(onPackaged, ["restore", encryptedBackup, ...withPassphrase]);
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  expect(printed).toMatch(/Encrypted records: [1-9]\d* open\.\n/);
  expect(printed).toMatch(/Files: (\d+) restored; (\d+) of the \2 that records name are there/);
  expect(await filesIn(packaged)).toEqual(await filesIn(external.dataDirectory));

  const restored = await start({ ...onPackaged, SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@b.example" });
  expect(restored.printed()).toContain("Mail: held, because this site was restored from a backup.");
  expect((await fetch(`${restored.address}/about-us`)).status).toBe(200);
  const call = adminCaller(restored.address);
  const session = await browserOf(await call("POST", "/session", {}, administrator));
  const dashboard = await (await call("GET", "/dashboard", session)).json();
  expect(dashboard.heldMail).toBeGreaterThanOrEqual(0);
  const outbox = await (await call("GET", "/outbox?pageSize=100", session)).json();
  expect(outbox.items.map(({ subject }: { subject: string }) => subject)).toContain("Hello");
});

test("a restored site sends no mail until mail is released", async () => {
  const call = adminCaller(site?.address ?? "");
  const session = await browserOf(await call("POST", "/session", {}, administrator));
  const states = async () => Object.keys((await (await call("GET", "/outbox", session)).json()).counts);
  // The sign-in above wrote a message. There is no mail server, so released messages stay queued for a retry.
  await expect.poll(states, { timeout: 60_000 }).toContain("held");
  expect(await states()).not.toContain("retrying");
  const { code, printed } = await run(onPackaged, ["send-mail"]);
  expect([code, printed]).toEqual([0, expect.stringMatching(/Mail: .* held/)]);
  expect((await (await call("GET", "/dashboard", session)).json()).heldMail).toBeNull();
  expect(await states()).not.toContain("held");
  await stop();
});

test("moves the packaged database with all its contents to an external one, and every sequence continues", async () => {
  const made = await run(onPackaged, ["backup", plainBackup]);
  expect([made.code, made.printed]).toEqual([0, expect.stringContaining("not encrypted")]);
  expect(made.printed).toContain(`It is in ${packaged}/app-secret: keep a copy of it in another place`);

  const restoreRun = await run(onEmpty, ["restore", plainBackup]);
  expect([restoreRun.code, restoreRun.printed]).toEqual([
    1,
    expect.stringContaining("--app-secret-file FILE"),
  ]);
  const wrongSecret = join(backups, "another-secret");
  await writeFile(wrongSecret, "another secret that is long enough for a site\n");
  const refused = await run(onEmpty, ["restore", plainBackup, "--app-secret-file", wrongSecret]);
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining("is not the one")]);

  const secretFile = join(packaged, "app-secret");
  const foreign = await foreignFile();
  const kept = await run(onEmpty, ["restore", plainBackup, "--app-secret-file", secretFile]);
  expect(kept).toEqual({
    code: 1,
    printed: expect.stringMatching(/There are files in .* \(1\); nothing was changed/),
  });
  await rm(foreign);
  const { code, printed } = await run(onEmpty, ["restore", plainBackup, "--app-secret-file", secretFile]);
  expect([code, printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  expect(await filesIn(elsewhere)).toEqual(await filesIn(external.dataDirectory));
  expect(await readFile(join(elsewhere, "app-secret"), "utf8")).toBe(`${SITE_SECRET}\n`);

  // The message and its job that were written during the backup: both are there, or neither.
  const [whole] = await inEmpty(`select
    (select count(*)::int from outbox_message where kind = 'test') > 0 as some,
    exists (select from outbox_message m where kind = 'test' and not exists (
      select from pgboss.job where name = 'deliver-mail' and data ->> 'id' = m.id::text)) as "without job",
    exists (select from pgboss.job where name = 'deliver-mail' and not exists (
      select from outbox_message where id::text = data ->> 'id')) as "without message"`);
  expect(whole).toEqual({ some: true, "without job": false, "without message": false });

  const continues = await sequencesContinue(empty.url);
  expect(continues.length).toBeGreaterThan(4);
  expect(continues).not.toContain(false);
});

test("overwrites nothing without --replace; with it, the database is what the backup contains", async () => {
  await inEmpty("create table left_over (id int)");
  await inEmpty("delete from audit_event");
  const { code, printed } = await run(onEmpty, ["restore", plainBackup]);
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(/is not empty; nothing was changed\..*--replace/),
  ]);
  expect(await inEmpty("select id from left_over")).toEqual([]);

  await foreignFile();
  const replaced = await run(onEmpty, ["restore", plainBackup, "--replace"]);
  expect([replaced.code, replaced.printed]).toEqual([0, expect.stringContaining("Restore: done.")]);
  expect(await inEmpty("select to_regclass('left_over') as name")).toEqual([{ name: null }]);
  expect(await filesIn(elsewhere)).toEqual(await filesIn(external.dataDirectory));
  expect(await inEmpty("delete from mail_hold returning id")).toHaveLength(1);
  // Another restore, of a backup of the copy, must match it to the last row.
  const copy = join(backups, "copy.backup");
  await inEmpty("create table theirs (id int)");
  await inEmpty(
    "update outbox_message set sealed = '1.unknown.text' where kind = 'test' and dedupe_key = '0'",
  );
  expect((await run(onEmpty, ["backup", copy])).code).toBe(0);
  await inEmpty("drop table theirs");
  const before = await contentsOf(empty.url);
  const again = await run(onEmpty, ["restore", copy, "--replace"]);
  expect(again).toEqual({
    code: 0,
    printed: expect.stringContaining("Warning: 1 encrypted records open with no"),
  });
  expect(again.printed).toContain("Warning: the table public.theirs is not Openward's;");
  await inEmpty("delete from mail_hold");
  expect(await contentsOf(empty.url)).toEqual(before);
});

test("an unencrypted backup can be read with tar, sha256sum and gunzip", async () => {
  const directory = join(backups, "unpacked");
  await mkdir(directory);
  const script =
    "tar xf ../plain.backup && sha256sum --quiet --check SHA256SUMS SHA256SUMS.sha256 && zcat database/public.staff_user/*.copy.gz && ls";
  const { stdout } = await promisify(execFile)("sh", ["-c", script], { cwd: directory });
  expect(stdout).toContain(administrator.email);
  expect(stdout).not.toContain("secrets.json");
});

test("refuses a backup that cannot be restored in one sentence, before anything is written", {
  tags: "test-all",
}, async () => {
  const target = join(backups, "target");
  const refusal = async (file: string, ...options: string[]) => {
    const { code, printed } = await run({ DATA_DIR: target }, ["restore", file, ...options]);
    expect(code).toBe(1);
    return printed;
  };
  const bytes = await readFile(plainBackup);
  const cut = join(backups, "cut.backup");
  await writeFile(cut, bytes.subarray(0, bytes.length / 2));
  expect(await refusal(cut)).toMatch(/was cut off or changed since it was made.*Copy it again/);
  // Longer than tar's padding between two entries, which is not data.
  for (let at = bytes.length / 2; at < bytes.length / 2 + 512; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 1;
  const changed = join(backups, "changed.backup");
  await writeFile(changed, bytes);
  expect(await refusal(changed)).toMatch(/was cut off or changed since it was made/);

  const newer = join(backups, "newer.backup");
  const head = { product: "openward", format: 2, release: "9.1.0" };
  await writeFile(
    newer,
    archive((add) => add("manifest.json", Buffer.from(JSON.stringify(head)))),
  );
  expect(await refusal(newer)).toMatch(/was made by a newer release of Openward \(9\.1\.0\)/);
  expect(await refusal(passphraseFile)).toContain("is not a backup of Openward");
  expect(await refusal(join(backups, "none.backup"))).toContain("does not exist");
  expect(await refusal(encryptedBackup)).toMatch(/is encrypted\. .*--passphrase-file FILE/);
  const wrong = join(backups, "wrong-passphrase");
  await writeFile(wrong, "wrong horse battery staple\n");
  expect(await refusal(encryptedBackup, "--passphrase-file", wrong)).toContain(
    "The passphrase does not open",
  );
  await writeFile(wrong, "too short\n");
  expect(await refusal(encryptedBackup, "--passphrase-file", wrong)).toContain("is too short");
  expect(await refusal(plainBackup, "--to-the-moon")).toContain("Use: restore FILE");
  await expect(stat(target)).rejects.toThrow("ENOENT");
});

test.each([
  ["a row that refers to none", "content_item", "Rows in the backup refer to rows that are not in it."],
  ["fewer rows than it says", "audit_event", "have different rows than the backup: public.audit_event."],
])(
  "refuses a backup with %s and leaves the database as it was",
  { tags: "test-all" },
  async (_, lost, reason) => {
    const broken = join(backups, `without-${lost}.backup`);
    async function* original() {
      yield await readFile(plainBackup);
    }
    await writeFile(
      broken,
      archive(async (add) => {
        for await (const { name, bytes } of entriesOf(original()))
          if (!name.startsWith(`database/public.${lost}/`)) await add(name, bytes);
      }),
    );
    const before = await contentsOf(empty.url);
    const { code, printed } = await run(onEmpty, ["restore", broken, "--replace"]);
    expect([code, printed]).toEqual([1, expect.stringContaining(reason)]);
    expect(await contentsOf(empty.url)).toEqual(before);
    expect(await filesIn(elsewhere)).toEqual(await filesIn(external.dataDirectory));
  },
);

test("SIGTERM in the middle of a restore leaves nothing of it", { tags: "test-all" }, async () => {
  const before = await contentsOf(empty.url);
  const { PATH, HOME } = process.env;
  const child = spawn(
    process.execPath,
    [launcher, "restore", encryptedBackup, "--replace", ...withPassphrase],
    {
      env: { PATH, HOME, ...onEmpty },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const exit = once(child, "exit");
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk;
      if (chunk.includes("writing the database and the files")) child.kill("SIGTERM");
    });
  expect(await exit).toEqual([1, null]);
  expect(printed).toContain("Stopped before it was done; nothing was kept.");
  expect(await contentsOf(empty.url)).toEqual(before);
  expect(await filesIn(elsewhere)).toEqual(await filesIn(external.dataDirectory));
});

const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;

test.runIf(canMount)("a backup to a full disk ends with a message and leaves no file", async () => {
  const small = join(backups, "small");
  await mkdir(small);
  const mount = 'mount -t tmpfs -o size=1m none "$0" && { "$@"; code=$?; ls -A "$0"; exit $code; }';
  const through = ["unshare", "--mount", "sh", "-c", mount, small];
  const { code, printed } = await run(onExternal, ["backup", join(small, "full.backup")], through);
  expect(code).toBe(1);
  expect(printed).toMatch(/No space is left on the disk of .*small\. Free some space there/);
  expect(printed).not.toContain(".partial");
});
