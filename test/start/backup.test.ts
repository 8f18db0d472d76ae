import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { createSealer } from "~/platform/crypto/sealer";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { adminCaller } from "../admin-call";
import { testDatabase } from "../database";
import { demoDatabase } from "../demo-database";
import { removeDataDirectory, SITE_SECRET, type Site, startSite, temporaryDirectory } from "../start-site";

/** A site on an external PostgreSQL is backed up while it serves, restored to the packaged one, and back. The tests are steps of one way. */

vi.setConfig({ testTimeout: 240_000 });

const external = await demoDatabase();
const empty = await testDatabase({ migrated: false });
const backups = await temporaryDirectory("openward-backups-");
const packaged = await temporaryDirectory("openward-restored-");
const elsewhere = await temporaryDirectory("openward-restored-");
afterAll(async () => {
  for (const directory of [backups, packaged, elsewhere]) await removeDataDirectory(directory);
});
let site: Site | undefined;
afterAll(() => site?.stop());

const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const settings = { LINK_CHECK: "off" };
const onExternal = { DATA_DIR: external.dataDirectory, DATABASE_URL: external.url, APP_SECRET: SITE_SECRET };
const onPackaged = { DATA_DIR: packaged };
const onEmpty = { DATA_DIR: elsewhere, DATABASE_URL: empty.url };

const passphraseFile = join(backups, "passphrase");
await writeFile(passphraseFile, "correct horse battery staple\n");
const encryptedBackup = join(backups, "encrypted.backup");
const plainBackup = join(backups, "plain.backup");

/** @returns what it printed and its exit code */
async function run(env: NodeJS.ProcessEnv, ...command: string[]): Promise<{ code: number; printed: string }> {
  const { PATH, HOME } = process.env;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, "../../scripts/start.mjs"), ...command],
      { env: { PATH, HOME, ...settings, ...env } },
    );
    return { code: 0, printed: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  }
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

/** Every table with a hash of its rows, but what a start itself writes. */
async function contentsOf(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set timezone = 'UTC'");
  const { rows: tables } = await client.query(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') and table_name <> 'version' order by 1",
  );
  const contents = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${name} t`,
    );
    contents.set(name, rows[0].hash);
  }
  await client.end();
  return contents;
}

test("a site that serves and writes is backed up into one encrypted file", async () => {
  await external.db.execute(
    "create table parent (id bigint generated always as identity primary key, twice bigint generated always as (id * 2) stored); create table child (id bigint generated always as identity primary key, parent bigint not null references parent, note text)",
  );
  await external.db.execute("drop table child, parent");
  const sealer = createSealer(SITE_SECRET);
  const mail = { kind: "test", to: "a@b.example", subject: "Hello", body: { html: "<p>x</p>", text: "x" } };
  site = await startSite({
    dataDirectory: external.dataDirectory,
    env: {
      ...settings,
      DATABASE_URL: external.url,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  let isOver = false;
  const { address } = site;
  async function keepWriting(): Promise<number> {
    let messages = 0;
    for (; !isOver; messages += 1) {
      await external.db.transaction((tx) => enqueueMail(tx, sealer, mail));
      expect((await fetch(`${address}/about-us`)).status).toBe(200);
    }
    return messages;
  }
  const writing = keepWriting();
  const { code, printed } = await run(
    onExternal,
    "backup",
    encryptedBackup,
    "--passphrase-file",
    passphraseFile,
  );
  isOver = true;
  console.log(printed, await writing);
  expect(code).toBe(0);
  expect((await stat(encryptedBackup)).mode & 0o777).toBe(0o600);
  await site.stop();
  site = undefined;
});

test("it restores to another machine", async () => {
  const { code, printed } = await run(
    onPackaged,
    "restore",
    encryptedBackup,
    "--passphrase-file",
    passphraseFile,
  );
  console.log(code, printed);
  expect(code).toBe(0);
  expect(await filesIn(packaged)).toEqual(await filesIn(external.dataDirectory));
  const again = await run(onPackaged, "restore", encryptedBackup, "--passphrase-file", passphraseFile);
  console.log(again);
  site = await startSite({ dataDirectory: packaged, env: settings });
  const session = await adminCaller(site.address)("POST", "/session", {}, administrator);
  expect(session.status).toBe(200);
  console.log(site.printed());
  await site.stop();
  site = undefined;
});

test("and back to an external one", async () => {
  console.log(await run(onPackaged, "backup", plainBackup));
  console.log(await run(onEmpty, "restore", plainBackup));
  console.log(await run(onEmpty, "restore", plainBackup, "--app-secret-file", join(packaged, "app-secret")));
  console.log([...(await contentsOf(empty.url))].filter(([, v]) => !v.startsWith("0 ")).length);
  console.log(
    await promisify(execFile)("sh", [
      "-c",
      `cd ${backups} && mkdir x && cd x && tar xf ../plain.backup && sha256sum --quiet --check SHA256SUMS SHA256SUMS.sha256 && ls && zcat database/public.outbox_message/*.gz | wc -l`,
    ]),
  );
});
