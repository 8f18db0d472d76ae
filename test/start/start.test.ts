import { once } from "node:events";
import { access, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { testDatabase } from "../database";
import { removeDataDirectory, type SiteOptions, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";
import { childrenOf, exists, expectGone, postmasterOf } from "./processes";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A write that anyone may make. */
const errorReport = JSON.stringify({
  token: "test",
  error_detail: JSON.stringify({
    error: "Error: planted",
    url: "/",
    userAgent: "test",
    screenWidth: 360,
    screenHeight: 740,
  }),
});

/** The first test that starts a site here creates the database; creating one for each takes seconds. */
const dataDirectory = await temporaryDirectory("openward start ");
afterAll(() => removeDataDirectory(dataDirectory));
/** Run in reverse order. */
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

test("a first start prints our own lines alone, and a second one repeats nothing: no install, build, database, migration or seed", async () => {
  const first = await start({ env: { SEED: "demo" } });
  const lines = first.printed().split("\n").filter(Boolean);
  expect(lines.filter((line) => !/^([A-Z][a-z]+( [a-z]+)?: |Openward is ready|\{)/.test(line))).toEqual([]);
  expect(lines.filter((line) => /error|warning/i.test(line))).toEqual([]);
  const home = await (await fetch(first.address)).text();
  expect(await first.stop()).toBe(0);

  const second = await start({ env: { SEED: "demo" } });
  expect(second.printed()).not.toMatch(/Installing|Building|creating|added/);
  expect(second.printed()).toMatch(/Migrations: none needed/);
  expect(headingOf(await (await fetch(second.address)).text())).toBe(headingOf(home));
  expect(await second.stop()).toBe(0);

  // Another secret would leave every encrypted record unreadable.
  const secret = join(dataDirectory, "app-secret");
  await rename(secret, `${secret}.lost`);
  cleanups.push(() => rename(`${secret}.lost`, secret));
  await expectRefusal({}, /app-secret, the secret .* is missing.* Restore that file from a backup/);
  await expect(access(secret)).rejects.toThrow();
});

describe("kill -9", () => {
  test("of all Node processes leaves the database running; the next start finds it and every acknowledged write", async () => {
    const site = await start();
    const headers = { "content-type": "application/json", origin: site.address };
    const answer = await fetch(`${site.address}/api/error`, { method: "POST", headers, body: errorReport });
    expect(answer.status).toBe(204);
    const postmaster = await postmasterOf(dataDirectory);
    const [program] = await childrenOf(site.process.pid ?? 0);
    for (const pid of [program, site.process.pid]) process.kill(pid ?? 0, "SIGKILL");
    await once(site.process, "exit");
    expect(exists(postmaster)).toBe(true);

    const next = await start();
    expect((await fetch(`${next.address}/readyz`)).status).toBe(200);
    expect(await query("select message from error_report")).toEqual([{ message: "Error: planted" }]);
    expect(await postmasterOf(dataDirectory)).toBe(postmaster);
    expect(await next.stop()).toBe(0);
    await expectGone(postmaster);
  });

  test("of the launcher alone ends what it started in an orderly way", async () => {
    const site = await start();
    const postmaster = await postmasterOf(dataDirectory);
    const [program] = await childrenOf(site.process.pid ?? 0);
    process.kill(site.process.pid ?? 0, "SIGKILL");
    await expectGone(program ?? 0);
    await expectGone(postmaster);
    await expect(fetch(site.address)).rejects.toThrow();
  });
});

describe("a stop signal", () => {
  test("SIGTERM lets the running request finish, then stops everything that was started", async () => {
    const site = await start();
    const postmaster = await postmasterOf(dataDirectory);
    const request = connect(Number(new URL(site.address).port), "localhost");
    const answer = text(request);
    request.write(
      `POST /api/error HTTP/1.1\r\nHost: ${new URL(site.address).host}\r\nOrigin: ${site.address}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${errorReport.length}\r\nConnection: close\r\n\r\n${errorReport.slice(0, 10)}`,
    );
    await once(request, "ready").catch(() => undefined);
    // Only a request that the server has begun to read counts as running.
    await fetch(`${site.address}/healthz`);

    process.kill(site.process.pid ?? 0, "SIGTERM");
    await expect
      .poll(() => site.printed(), { timeout: 30_000 })
      .toMatch(/finishing the requests in progress/);
    request.write(errorReport.slice(10));
    expect(await answer).toMatch(/^HTTP\/1.1 204 /);
    expect(await site.stop()).toBe(0);
    await expectGone(postmaster);
  });

  test("Ctrl-C reaches the whole process group, and stops everything once", async () => {
    const site = await start();
    const postmaster = await postmasterOf(dataDirectory);
    process.kill(-(site.process.pid ?? 0), "SIGINT");
    const [code] = await once(site.process, "exit");
    expect(code).toBe(0);
    expect(site.printed().match(/Stopped\./g)).toHaveLength(1);
    await expectGone(postmaster);
  });
});

describe("cannot start, and says so in one line with what to do, exit code 1", () => {
  test("the port is in use", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    cleanups.push(() => other.close());
    const { port } = other.address() as { port: number };
    const { url, db } = await testDatabase();
    const refused = { port, env: { DATABASE_URL: url } };
    await expectRefusal(refused, new RegExp(`^Port ${port} is taken by another program\\. .*PORT`));
    // A worker would have created its queues.
    const queues = await db.execute(
      "select to_regclass('pgboss.queue') as name, (select count(*)::int from pgboss.queue) as count",
    );
    expect(queues.rows).toEqual([{ name: "pgboss.queue", count: 0 }]);
  });

  test("DATABASE_URL has a wrong password", async () => {
    const running = await useDatabase();
    const url = new URL(running.url);
    url.password = "wrong";
    await expectRefusal(
      { env: { DATABASE_URL: url.href } },
      /^PostgreSQL at .* refuses the user openward\. .*DATABASE_URL/,
    );
  });

  test("DATABASE_URL is not the address of a database", async () => {
    await expectRefusal(
      { env: { DATABASE_URL: "mysql://localhost/openward" } },
      /^The setting DATABASE_URL /,
    );
  });

  test("the data directory is a file", async () => {
    const file = join(dataDirectory, "file");
    await writeFile(file, "");
    await expectRefusal({ dataDirectory: file }, /is a file.*DATA_DIR/);
  });

  test("the running Node is too old", async () => {
    const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})";
    const env = { NODE_OPTIONS: `--import="${old}"` };
    await expectRefusal({ env }, /^Openward needs Node 20 or newer; this is Node 18\.20\.8\. Install /);
  });
});

async function start(options: SiteOptions = {}) {
  const site = await startSite({ dataDirectory, ...options, env: { SEED: "empty", ...options.env } });
  cleanups.push(async () => {
    if (site.process.exitCode === null && site.process.signalCode === null) await site.stop();
  });
  return site;
}

/** @returns the line */
async function expectRefusal(options: SiteOptions, line: RegExp): Promise<string> {
  const failure: Error = await start(options).then(
    () => Promise.reject(new Error("It started.")),
    (error) => error,
  );
  const [title, ...printed] = failure.message.trim().split("\n");
  expect(title).toContain("exit code 1");
  const last = printed.at(-1) ?? "";
  expect(last).toMatch(line);
  expect(failure.message).not.toMatch(/^ {4}at /m);
  return last;
}

/** The site's database, as a second process uses it; released before `cleanups` remove the directory. */
async function useDatabase() {
  const database = await startEmbeddedPostgres({ dataDirectory, log: console });
  cleanups.push(() => database.stop());
  return database;
}

async function query(statement: string): Promise<unknown[]> {
  const database = await startEmbeddedPostgres({ dataDirectory, log: console });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  await database.stop();
  return rows;
}

function headingOf(html: string): string | undefined {
  return html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1];
}
