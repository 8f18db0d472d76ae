import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { pageFeedback } from "~/features/analytics/page-feedback/table";
import { registration } from "~/features/classes/registrations/table";
import { copyDatabase } from "~/platform/backup/copy-database";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { createMoveRecordTable, writeMoveRecord } from "~/platform/database/move/move-record";
import { adminCaller, browserOf } from "../admin-call";
import { testDatabase } from "../database";
import { demoDatabase } from "../demo-database";
import { makeClass, registrant } from "../factories/classes";
import { smtpInbox } from "../smtp-inbox";
import { solvedChallenge } from "../solve-challenge";
import { freePort, SITE_SECRET, startSite } from "../start-site";

/**
 * A site moves from an external PostgreSQL to the packaged one, and from there to another external one, while
 * people use it. The tests are consecutive steps.
 */

vi.setConfig({ testTimeout: 300_000 });
const soon = { timeout: 120_000, interval: 100 };

const first = await demoDatabase();
const second = await testDatabase({ migrated: false });
const { dataDirectory } = first;
const inbox = await smtpInbox();
afterAll(() => inbox.down());

const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const port = await freePort();
const settings = {
  DATA_DIR: dataDirectory,
  DATABASE_URL: first.url,
  APP_SECRET: SITE_SECRET,
  LINK_CHECK: "off",
  TRUST_PROXY: "loopback",
  SITE_URL: `http://localhost:${port}`,
  SMTP_URL: inbox.url,
  MAIL_FROM: "hello@hospital.example",
};
const launcher = join(import.meta.dirname, "../../scripts/start.mjs");
const { id: classId } = await makeClass(first.db, {
  category: "breathing",
  slug: "breathing",
  registrantLimit: 2_000,
});
let site = await startSite({
  dataDirectory,
  port,
  env: { ...settings, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
});
afterAll(() => site.stop());
const call = adminCaller(site.address);
const session = await browserOf(await call("POST", "/session", {}, administrator));
const files = await readdir(join(dataDirectory, "files"), { recursive: true });

test("refuses to move to a database that contains something else, or with unknown options", async () => {
  await inSecond((db) => db.execute(sql`create table theirs (id int)`));
  expect(await moveDatabase([second.url])).toEqual({
    code: 1,
    printed: expect.stringMatching(/is not empty; nothing was changed\..*--replace/),
  });
  await inSecond((db) => db.execute(sql`drop table theirs`));
  const { code, printed } = await moveDatabase(["postgres://someone:a-password@nowhere.example"]);
  expect([code, printed]).toEqual([1, expect.stringContaining("Use: move-database")]);
  expect(printed).not.toContain("a-password");
  expect(await moveDatabase([first.url])).toEqual({
    code: 0,
    printed: expect.stringContaining("the site already uses"),
  });
});

test("moves to the packaged PostgreSQL while people write; each write is refused or in the new database", async () => {
  const visitors = useSite();
  await vi.waitFor(() => expect(visitors.registered.length).toBeGreaterThan(2), soon);
  const { code, printed } = await moveDatabase(["packaged"]);
  const before = visitors.registered.length;
  await vi.waitFor(() => expect(visitors.registered.length).toBeGreaterThan(before + 2), soon);
  const { answered, registered, others } = await visitors.stop();

  expect([code, printed]).toEqual([0, expect.stringContaining("Changes were refused for about")]);
  expect(printed).toContain("Remove DATABASE_URL from the site’s settings.");
  expect(others).toEqual([]);
  await inPackaged(async (db) => {
    expect(await feedback(db)).toBe(answered);
    const rows = await db.select({ id: registration.id }).from(registration);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(registered.map(({ id }) => id)));
    expect(await stuckSequences(db)).toEqual([]);
  });
  await expectEachMailOnce(registered.map(({ email }) => email));
  await vi.waitFor(async () => expect((await call("GET", "/dashboard", session)).status).toBe(200), soon);
  expect((await call("POST", "/session", {}, administrator)).status).toBe(200);
  expect(await readdir(join(dataDirectory, "files"), { recursive: true })).toEqual(files);
});

test("the former database keeps everything and accepts no changes", async () => {
  const write = first.db.execute(sql`insert into page_feedback values ('2026-01-01', '/', 'yes', 1)`);
  await expect(write).rejects.toMatchObject({ cause: { code: "25006" } });
  await expect(first.db.execute(sql`truncate page_feedback`)).rejects.toMatchObject({
    cause: { code: "25006" },
  });
  expect((await first.db.execute(sql`select from content_item`)).rowCount).toBeGreaterThan(0);
});

test.each(["SIGKILL", "SIGTERM"] as const)(
  "after %s in the middle, the site works on as before",
  { tags: "test-all" },
  async (signal) => {
    const { child, ended } = run(["move-database", second.url]);
    await printedBy(child, "the site refuses changes from now on");
    child.kill(signal);
    expect((await ended).code).not.toBe(0);
    await vi.waitFor(async () => expect(await answerQuestion()).toBe(303), soon);
    expect(
      (await inSecond((db) => db.execute(sql`select to_regclass('public.page_feedback') as name`))).rows,
    ).toEqual([{ name: null }]);
  },
);

test("replaces a complete copy left by an interrupted move, and moves the site to the external PostgreSQL", {
  tags: "test-all",
}, async () => {
  await inPackaged((_, url) =>
    copyDatabase({
      from: url,
      to: second.url,
      async beforeCommit(to) {
        await createMoveRecordTable(to);
        await writeMoveRecord(to, { state: "arrived", at: new Date() });
      },
    }),
  );
  await answerQuestion();
  const addressFile = join(dataDirectory, "new-database");
  await writeFile(addressFile, `${second.url}\n`);
  const before = await inPackaged(feedback);
  const visitors = useSite();
  const { code, printed } = await moveDatabase(["--url-file", addressFile]);
  const { answered, registered, others } = await visitors.stop();

  expect([code, printed]).toEqual([0, expect.stringMatching(/Changes were refused for about/)]);
  expect(printed).not.toContain(new URL(second.url).password);
  expect(others).toEqual([]);
  expect(await inSecond(feedback)).toBe(before + answered);
  const rows = await inSecond((db) => db.select({ id: registration.id }).from(registration));
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(registered.map(({ id }) => id)));
  await expectEachMailOnce(registered.map(({ email }) => email));
  await vi.waitFor(async () => expect((await call("GET", "/dashboard", session)).status).toBe(200), soon);
});

test("a start with the former settings says so and continues with the current database", {
  tags: "test-all",
}, async () => {
  await site.stop();
  site = await startSite({ dataDirectory, port, env: settings });
  expect(site.printed()).toMatch(
    /it was moved to the packaged PostgreSQL on .*Remove DATABASE_URL.*it was moved to 127\.0\.0\.1:\d+\/test_\w+ on .*Set DATABASE_URL/s,
  );
  const before = await inSecond(feedback);
  expect(await answerQuestion()).toBe(303);
  expect(await inSecond(feedback)).toBe(before + 1);
});

test("a site that returns to the former database accepts changes there and sends no mail until told to", {
  tags: "test-all",
}, async () => {
  await site.stop();
  const { code, printed } = await moveDatabase(["--back-to-former"]);
  expect([code, printed]).toEqual([0, expect.stringContaining("Mail is held")]);
  site = await startSite({ dataDirectory, port, env: settings });
  expect(site.printed()).toContain("Mail: held");
  const before = await feedback(first.db);
  expect(await answerQuestion()).toBe(303);
  expect(await feedback(first.db)).toBe(before + 1);
  const { rows } = await first.db.execute(
    sql`select from pg_trigger where tgname = 'openward_move_fence' union all select from pg_proc where proname = 'refuse_write'`,
  );
  expect(rows).toEqual([]);
});

function run(command: string[]): { child: ChildProcess; ended: Promise<{ code: number; printed: string }> } {
  const { PATH, HOME } = process.env;
  // The program itself, so that a signal reaches it and not only the launcher.
  const child = spawn(process.execPath, [launcher, ...command], {
    env: { PATH, HOME, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  child.kill = (signal) => process.kill(-(child.pid ?? 0), signal);
  const ended = once(child, "close").then(([code, signal]) => ({ code: code ?? signal, printed }));
  return { child, ended };
}

function moveDatabase(options: string[]): Promise<{ code: number; printed: string }> {
  return run(["move-database", ...options]).ended;
}

function printedBy(child: ChildProcess, expected: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let printed = "";
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
    if (printed.includes(expected)) resolve();
  });
  child.on("close", () => reject(new Error(printed)));
  return promise;
}

let visitor = 0;
/** Together they send more than the limits per network. */
const fromAnyNetwork = () => {
  visitor += 1;
  return { "x-forwarded-for": `10.1.${visitor >> 8}.${visitor & 255}` };
};

async function answerQuestion(): Promise<number> {
  const body = new URLSearchParams({ answer: "yes", path: "/careers" });
  const headers = fromAnyNetwork();
  const answer = await fetch(`${site.address}/feedback`, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function register(altcha: string) {
  const email = `p-${randomUUID()}@example.org`;
  const { answers: _, ...input } = registrant();
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...input, email, altcha })) body.set(field, String(value));
  const answer = await fetch(`${site.address}/api/class/${classId}/register`, {
    method: "POST",
    body,
    headers: { ...fromAnyNetwork(), "idempotency-key": randomUUID() },
  });
  return { email, status: answer.status, body: await answer.json() };
}

/**
 * Visitors who answer a question and register for a class, until they are stopped. Each attempt is accepted,
 * or refused with 503.
 */
function useSite() {
  const registered: { id: string; email: string }[] = [];
  const others: unknown[] = [];
  let answered = 0;
  let isOver = false;
  const answering = (async () => {
    for (; !isOver; await delay(20)) {
      const status = await answerQuestion().catch((error: Error) => error.cause);
      if (status === 303) answered += 1;
      else if (status !== 503) others.push(status);
    }
  })();
  const registering = (async () => {
    // Each proof costs the work of a browser, so this sends only a few a second. That is enough to have
    // requests in flight throughout the move.
    for (; !isOver; await delay(250)) {
      const proof = await solvedChallenge(site.address).catch(() => undefined);
      if (proof === undefined) continue;
      const { status, email, body } = await register(proof);
      if (status === 200) registered.push({ id: body.registration.id, email });
      else if (status !== 503) others.push(body);
      else if (!/try again/.test(body.error.message)) others.push(body.error.message);
    }
  })();
  return {
    registered,
    async stop() {
      isOver = true;
      await Promise.all([answering, registering]);
      return { answered, registered, others };
    },
  };
}

async function expectEachMailOnce(recipients: string[]): Promise<void> {
  const to = (email: string) =>
    inbox.messages.filter((message) => new RegExp(`^To: .*${email}`, "m").test(message)).length;
  await vi.waitFor(() => expect(recipients.filter((email) => to(email) === 0)).toEqual([]), soon);
  expect(recipients.filter((email) => to(email) !== 1)).toEqual([]);
}

type Db = ReturnType<typeof openDatabase>["db"];

async function inPackaged<Result>(work: (db: Db, url: string) => Promise<Result>): Promise<Result> {
  const database = await startEmbeddedPostgres({ dataDirectory, log: console });
  const { db, close } = openDatabase(database.url);
  try {
    return await work(db, database.url);
  } finally {
    await close();
    await database.stop();
  }
}

/** Connections that stay open would be taken for a running site. */
async function inSecond<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase(second.url);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function feedback(db: Db): Promise<number> {
  const rows = await db.select({ count: pageFeedback.count }).from(pageFeedback);
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The columns with a sequence whose next number is already in the table. */
async function stuckSequences(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; column: string; sequence: string }>(
    sql`select table_name as name, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`,
  );
  expect(rows.length).toBeGreaterThan(4);
  const stuck: string[] = [];
  for (const { name, column, sequence } of rows) {
    const found = await db.execute<{ past: boolean }>(
      sql`select nextval(${sequence}) > coalesce(max(${sql.identifier(column)}), 0) as past from ${sql.identifier(name)}`,
    );
    if (!found.rows[0]?.past) stuck.push(`${name}.${column}`);
  }
  return stuck;
}
