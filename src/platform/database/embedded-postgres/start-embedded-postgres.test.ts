import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bundledProgram } from "../../../../test/bundled-program";
import { temporaryRoot } from "../../../../test/temporary-directory";
import { StartupError } from "../../startup-error";
import { canEnter, type SystemUser } from "../../system-user";
import { isAlive } from "./postmaster-file";
import { identity } from "./run-program";
import { startEmbeddedPostgres } from "./start-embedded-postgres";

const silent = { error: () => undefined };

/** A PostgreSQL that was just stopped may still be writing its last file. */
const FOR_GOOD = { recursive: true, maxRetries: 50, retryDelay: 100 };

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const isOpenToNobody = isRoot && (await canEnter(import.meta.dirname, nobody));
/** Uses the database of a directory in its own process. */
const program = await bundledProgram(join(import.meta.dirname, "use-database.fixture.ts"));
/**
 * A data directory whose database was created and stopped: copying it is faster than creating a database for
 * each test.
 */
const prepared = await mkdtemp(join(temporaryRoot(), "openward embedded "));
await chmod(prepared, 0o755);
afterAll(() => rm(prepared, FOR_GOOD));
await (await startEmbeddedPostgres({ dataDirectory: prepared, log: silent })).stop();

let scratch: string;
/** Undone in reverse order: processes that use the directory end before it is removed. */
let cleanups: (() => unknown)[];

beforeEach(async () => {
  cleanups = [];
  scratch = await mkdtemp(join(temporaryRoot(), "openward embedded "));
  await chmod(scratch, 0o755);
  cleanups.push(async () => {
    const location = await readFile(join(scratch, "postgres-location"), "utf8").catch(() => "");
    if (location) await rm(dirname(location.trim()), FOR_GOOD);
    await rm(scratch, FOR_GOOD);
  });
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

describe("a new database", () => {
  let url: string;
  let directory: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    directory = await mkdtemp(join(temporaryRoot(), "openward embedded "));
    await chmod(directory, 0o755);
    ({ url, stop } = await startEmbeddedPostgres({ dataDirectory: directory, log: silent }));
  });
  afterAll(async () => {
    await stop();
    await rm(directory, FOR_GOOD);
  });

  test("is UTF-8, sorts by code point, and knows every script's letters", async () => {
    const [row] = await query(
      url,
      `select pg_encoding_to_char(encoding) as encoding, datcollate, datctype, datlocale, lower('ÉÇ') as lower, 'Z' < 'a' as by_code_point
       from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      encoding: "UTF8",
      datcollate: "C.UTF-8",
      datctype: "C.UTF-8",
      datlocale: "C.UTF-8",
      lower: "éç",
      by_code_point: true,
    });
  });

  test("accepts connections only with the password, over loopback, by a role that is not a superuser", async () => {
    const wrong = new URL(url);
    wrong.password = "postgres";
    await expect(query(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
    const [role] = await query(
      url,
      "select rolsuper, host(inet_server_addr()) as address from pg_roles where rolname = current_user",
    );
    expect(role).toEqual({ rolsuper: false, address: "127.0.0.1" });
  });

  test("writes through to the disk", async () => {
    const settings = await query(
      url,
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
    );
    expect(settings.map(({ setting }) => setting)).toEqual(["on", "on", "on"]);
  });

  test("started by two processes at once, is created once and shared", async () => {
    const [one, two] = await Promise.all([use(), use()]);
    await query(one.url, "create table shared (n int)");
    expect(await query(two.url, "select count(*)::int as rows from shared")).toEqual([{ rows: 0 }]);
    const password = await stat(join(await clusterHome(), "password"));
    expect(password.mode & 0o777).toBe(0o600);
  });
});

test("data is still there after a stop and a start, at the same port", async () => {
  await copyPrepared();
  const first = await startEmbeddedPostgres({ dataDirectory: scratch, log: silent });
  await query(first.url, "create table kept as select 42 as n");
  await first.stop();
  await expect(query(first.url, "select 1")).rejects.toThrow(/ECONNREFUSED/);

  const second = await start();
  expect(await query(second.url, "select n from kept")).toEqual([{ n: 42 }]);
  expect(second.url).toBe(first.url);
});

test("does not use a port that was taken in the meantime", async () => {
  await copyPrepared();
  const first = await startEmbeddedPostgres({ dataDirectory: scratch, log: silent });
  await first.stop();
  const other = createServer().listen(Number(new URL(first.url).port), "127.0.0.1");
  await once(other, "listening");
  cleanups.push(() => other.close());

  const second = await start();
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  expect(await query(second.url, "select 1 as n")).toEqual([{ n: 1 }]);
});

describe("after kill -9 of the process that started it", () => {
  test("finds and uses the running database, with the committed row", async () => {
    await copyPrepared();
    const killed = await use();
    await query(killed.url, "create table kept as select 42 as n");
    const postmaster = await postmasterPid();
    await kill(killed.process);

    const next = await start();
    expect(await query(next.url, "select n from kept")).toEqual([{ n: 42 }]);
    expect(await postmasterPid()).toBe(postmaster);
    await next.stop();
    await expectGone(postmaster);
  });

  test("recovers the database if that was killed too", async () => {
    await copyPrepared();
    const killed = await use();
    await query(killed.url, "create table kept as select 42 as n");
    const postmaster = await postmasterPid();
    await kill(killed.process);
    process.kill(postmaster, "SIGKILL");

    const next = await start();
    expect(await query(next.url, "select n from kept")).toEqual([{ n: 42 }]);
    expect(await postmasterPid()).not.toBe(postmaster);
  });

  test("a pid file that names an unrelated living process does not prevent the start", {
    tags: "test-all",
  }, async () => {
    await copyPrepared();
    const first = await startEmbeddedPostgres({ dataDirectory: scratch, log: silent });
    const file = join(await clusterHome(), "data", "postmaster.pid");
    const [, ...rest] = (await readFile(file, "utf8")).split("\n");
    await first.stop();
    await writeFile(file, [process.pid, ...rest].join("\n"));

    const next = await start();
    expect(await query(next.url, "select 1 as n")).toEqual([{ n: 1 }]);
  });
});

describe("with two processes on one data directory", () => {
  test("the database runs until its last user leaves, in either order", async () => {
    await copyPrepared();
    const child = await use();
    const here = await start();
    const postmaster = await postmasterPid();
    await here.stop();
    expect(await query(child.url, "select 1 as n")).toEqual([{ n: 1 }]);

    const again = await start();
    await terminate(child.process);
    expect(await query(again.url, "select 1 as n")).toEqual([{ n: 1 }]);
    await again.stop();
    await expectGone(postmaster);
  });

  test("leaving together, they leave nothing running", { tags: "test-all" }, async () => {
    await copyPrepared();
    const [one, two] = await Promise.all([use(), use()]);
    const postmaster = await postmasterPid();
    await Promise.all([terminate(one.process), terminate(two.process)]);
    await expectGone(postmaster);
  });

  test("does not wait for a user that was killed", { tags: "test-all" }, async () => {
    await copyPrepared();
    const child = await use();
    const here = await start();
    const postmaster = await postmasterPid();
    await kill(child.process);
    await expect.poll(() => usersOf(here.url), { timeout: 30_000 }).toBe(1);
    await here.stop();
    await expectGone(postmaster);
  });
});

test("a database that dies while in use is restarted at the same address", async () => {
  await copyPrepared();
  const { url } = await start();
  await query(url, "create table kept as select 42 as n");
  process.kill(await postmasterPid(), "SIGKILL");
  await expect
    .poll(() => query(url, "select n from kept").catch(() => []), { timeout: 30_000 })
    .toEqual([{ n: 42 }]);
});

test("a signal to our process group does not reach it", async () => {
  await copyPrepared();
  const { url } = await start();
  const { pid, ppid, pgid } = await processGroup(await postmasterPid());
  expect(pgid).toBe(pid);
  expect(ppid).toBeGreaterThan(0);
  expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
});

describe("refuses, and says what to do about it", () => {
  test("a cluster of another major version", async () => {
    await copyPrepared();
    await writeFile(join(await clusterHome(), "data", "PG_VERSION"), "17\n");
    await expectProblem(
      start(),
      /made by PostgreSQL 17; this release contains PostgreSQL 18/,
      /npm run upgrade/,
    );
  });

  test("a data directory that is a file", async () => {
    const dataDirectory = join(scratch, "file");
    await writeFile(dataDirectory, "");
    await expectProblem(start(dataDirectory), /is a file/, /DATA_DIR/);
  });

  test("a password that is no longer the cluster's", async () => {
    await copyPrepared();
    await writeFile(join(await clusterHome(), "password"), "lost\n");
    await expectProblem(start(), /does not accept the password/, /Restore/);
  });
});

describe.runIf(isRoot)("as root", () => {
  test("runs as another user, who can use a directory closed to everyone else", async () => {
    await chmod(scratch, 0o700);
    const { url } = await start();
    expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
    expect(await clusterHome()).toMatch(/^\/var\/lib\/openward\/[0-9a-f]{8}-\w+\/postgres$/);
    expect((await stat(await clusterHome())).uid).not.toBe(0);
    expect((await stat(`/proc/${await postmasterPid()}`)).uid).not.toBe(0);
  });

  test("finds the database of a closed directory again, even after kill -9", {
    tags: "test-all",
  }, async () => {
    await chmod(scratch, 0o700);
    const killed = await use();
    await query(killed.url, "create table kept as select 42 as n");
    await kill(killed.process);
    const next = await start();
    expect(await query(next.url, "select n from kept")).toEqual([{ n: 42 }]);
  });

  test.runIf(isOpenToNobody)("refuses to let an ordinary user start it, and says why", async () => {
    await (await startEmbeddedPostgres({ dataDirectory: scratch, log: silent })).stop();
    await chmod(scratch, 0o777);
    await expect(use(nobody)).rejects.toThrow(
      /belongs to another user .*Start as the user who started it first/,
    );
  });
});

async function copyPrepared(): Promise<void> {
  // In a directory closed to other users, the database is created elsewhere, so each test creates its own.
  const isInside = await stat(join(prepared, "postgres")).catch(() => undefined);
  if (!isInside) return;
  await promisify(execFile)("cp", ["-a", `${prepared}/.`, scratch]);
}

async function start(dataDirectory = scratch) {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: silent });
  cleanups.push(() => postgres.stop());
  return postgres;
}

/** Uses the database in its own process. */
async function use(user?: SystemUser): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(program, [scratch], {
    execArgv: [],
    ...identity(user),
  });
  cleanups.push(() => terminate(child));
  const [{ url, problem }] = await once(child, "message");
  if (problem) throw new Error(`${problem.message} ${problem.remedy}`);
  return { url, process: child };
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The number of processes that the database counts as its users. */
async function usersOf(url: string): Promise<unknown> {
  const [row] = await query(url, "select count(*)::int as users from pg_locks where locktype = 'advisory'");
  return row?.users;
}

async function clusterHome(): Promise<string> {
  const location = await readFile(join(scratch, "postgres-location"), "utf8").catch(() =>
    join(scratch, "postgres"),
  );
  return location.trim();
}

async function postmasterPid(): Promise<number> {
  const file = await readFile(join(await clusterHome(), "data", "postmaster.pid"), "utf8");
  return Number(file.split("\n")[0]);
}

/** The process id exists until the parent has reaped the process. */
async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
}

async function processGroup(pid: number) {
  const [, ppid, pgid] =
    (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ").map(Number) ?? [];
  return { pid, ppid, pgid };
}

async function expectProblem(started: Promise<unknown>, message: RegExp, remedy: RegExp): Promise<void> {
  const problem = await started.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(StartupError);
  expect((problem as StartupError).message).toMatch(message);
  expect((problem as StartupError).remedy).toMatch(remedy);
}
