import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cuttableDatabase } from "../../../test/cuttable-database";
import { testDatabase } from "../../../test/database";
import { systemActor } from "../audit/actor";
import { type DatabaseWatch, watchDatabase } from "../database/database-watch";
import { createLogger } from "../logging/logger";
import { failedJobs } from "./failed-jobs";
import { defineJob, handle, type JobHandler } from "./job";
import { PermanentFailure } from "./permanent-failure";
import { retryJob } from "./retry-job";
import { schedulerLastRan } from "./scheduler-last-ran";
import { sendJob } from "./send-job";
import { type RunningJobs, startJobs } from "./start-jobs";

const { db, url } = await testDatabase();
// No other test has run scheduled jobs on it.
const fresh = await testDatabase();
const log = createLogger({ level: "silent" });
const running: RunningJobs[] = [];
const start = async (
  handlers: JobHandler[],
  { address = url, ...more }: { address?: string; watch?: DatabaseWatch; pollSeconds?: number } = {},
) => {
  const jobs = await startJobs({ url: address, db, log, now: () => new Date(), ...more }, handlers);
  running.push(jobs);
  return jobs;
};
const send = <Data extends object>(...[job, data, options]: RestOf<typeof sendJob<Data>>) =>
  db.transaction((tx) => sendJob(tx, job, data, options));
const soon = { timeout: 50_000, interval: 50 };

type RestOf<F extends (first: never, ...rest: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never;

afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

test("runs jobs after the commit, and retries failed ones", async () => {
  const job = defineJob<{ id: number }>("bake", { retry: { times: 3, afterSeconds: 1, atMostSeconds: 1 } });
  const done: number[] = [];
  let refusals = 1;
  await start([
    handle(job, async ({ id }) => {
      if (refusals-- > 0) throw new Error("the oven is cold");
      done.push(id);
    }),
  ]);
  await send(job, { id: 7 });
  await vi.waitFor(() => expect(done).toEqual([7]), soon);
});

test("does not run a job before its time", async () => {
  const job = defineJob("wake-up");
  const at: number[] = [];
  await start([handle(job, async () => void at.push(Date.now()))]);
  const time = new Date(Date.now() + 1_500);
  await send(job, {}, { startAfter: time });
  await vi.waitFor(() => expect(at).toHaveLength(1), soon);
  expect(at[0]).toBeGreaterThanOrEqual(+time);
});

test("runs all jobs of one transaction without waiting for the next poll", async () => {
  const job = defineJob<{ id: number }>("wrap");
  const done: number[] = [];
  const handler = handle(job, async ({ id }) => void done.push(id), { atOnce: 2 });
  await start([handler], { pollSeconds: 3_600 });
  const ids = Array.from({ length: 10 }, (_, id) => id);
  await db.transaction(async (tx) => {
    for (const id of ids) await sendJob(tx, job, { id });
  });
  await vi.waitFor(() => expect(done).toHaveLength(10), soon);
  expect(done.sort((a, b) => a - b)).toEqual(ids);
});

test("a start updates the queues and schedules that a new release changed, and nothing else", async () => {
  const job = (times: number) =>
    defineJob("polish", { once: "always", retry: { times, afterSeconds: 5, atMostSeconds: 60 } });
  const startWith = async (times: number, schedule?: string) => {
    const jobs = await start([handle(job(times), async () => {}, { schedule })], { address: fresh.url });
    await jobs.stop();
    const { rows } = await fresh.db.execute(
      sql`select retry_limit, queue.xmin as version, cron, schedule.xmin as clock_version
        from pgboss.queue left join pgboss.schedule on schedule.name = queue.name where queue.name = 'polish'`,
    );
    return rows[0];
  };
  const first = await startWith(3, "0 4 * * *");
  expect(first).toMatchObject({ retry_limit: 3, cron: "0 4 * * *" });
  expect(await startWith(3, "0 4 * * *")).toEqual(first);
  const changed = await startWith(4, "0 5 * * *");
  expect(changed).toMatchObject({ retry_limit: 4, cron: "0 5 * * *" });
  expect(await startWith(4)).toMatchObject({ retry_limit: 4, cron: null });
});

test("two nodes share the work, and run each job once", async () => {
  const job = defineJob<{ id: number }>("pack");
  const done: number[] = [];
  const handler = handle(job, async ({ id }) => void done.push(id), { atOnce: 2 });
  await Promise.all([start([handler]), start([handler])]);
  const ids = Array.from({ length: 20 }, (_, id) => id);
  for (const id of ids) await send(job, { id });
  await vi.waitFor(() => expect(done).toHaveLength(20), soon);
  expect(done.sort((a, b) => a - b)).toEqual(ids);
});

test.each(["cut", "silence"] as const)("jobs continue after the database was away (%s)", async (loss) => {
  const line = await cuttableDatabase(url);
  const watch = watchDatabase(line.url, log);
  const job = defineJob(`carry-on-${loss}`);
  let done = 0;
  await start([handle(job, async () => void done++)], { address: line.url, watch });
  line[loss]();
  await send(job, {});
  // Long enough for several failed attempts, so that only the recovery can make the jobs run.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(done).toBe(0);
  line.mend();
  await vi.waitFor(() => expect(done).toBe(1), soon);
  line.cut();
  line.mend();
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  watch.stop();
  line.close();
});

test("stopping waits for running jobs", async () => {
  const job = defineJob("finish");
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let finished = false;
  const jobs = await start([
    handle(job, async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 500));
      finished = true;
    }),
  ]);
  await send(job, {});
  await begun;
  await jobs.stop();
  expect(finished).toBe(true);
});

describe("a job that fails for good", () => {
  const job = defineJob<{ id: number }>("mend", { retry: { times: 2, afterSeconds: 1, atMostSeconds: 1 } });
  const failed = async () => (await failedJobs(db, { page: 1, pageSize: 10 })).items;

  test("is listed with the reason, and runs again on request", async () => {
    let isBroken = true;
    let runs = 0;
    await start([
      handle(job, async () => {
        runs += 1;
        if (isBroken) throw new PermanentFailure("The part is missing.");
      }),
    ]);
    await send(job, { id: 1 });
    await vi.waitFor(async () => expect(await failed()).toHaveLength(1), soon);
    const [first] = await failed();
    expect(first).toMatchObject({ name: "mend", reason: "The part is missing.", attempts: 1 });
    expect(runs).toBe(1);
    isBroken = false;
    await retryJob(db, systemActor("test"), first?.id ?? "");
    await vi.waitFor(() => expect(runs).toBe(2), soon);
    await vi.waitFor(async () => expect(await failed()).toEqual([]), soon);
    const again = retryJob(db, systemActor("test"), first?.id ?? "");
    await expect(again).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("stores nothing that someone typed", async () => {
    const job = defineJob("look-up", { retry: { times: 0, afterSeconds: 1, atMostSeconds: 1 } });
    await start([
      handle(job, async () => {
        await db.execute(sql`select ${"canary@patient.example"}::text::int`);
      }),
    ]);
    await send(job, {});
    await vi.waitFor(async () => expect(await failed()).toHaveLength(1), soon);
    expect((await failed())[0]?.reason).toBe("The database refused a query (22P02).");
    const kept = await db.execute(sql`select * from pgboss.job where name = ${job.name}`);
    expect(JSON.stringify(kept.rows)).not.toContain("canary");
  });
});

test("one of two nodes runs scheduled jobs, and records when", async () => {
  const job = defineJob("tick", { once: "always" });
  let ticks = 0;
  const before = new Date();
  const handler = handle(job, async () => void ticks++, { schedule: "* * * * *" });
  await Promise.all([start([handler], { address: fresh.url }), start([handler], { address: fresh.url })]);
  await vi.waitFor(
    async () => expect(+((await schedulerLastRan(db)) ?? 0)).toBeGreaterThanOrEqual(+before),
    soon,
  );
  // Once at the start and once a minute, in any minute that has begun since; never once per node.
  const minuteOf = (time: Date) => Math.floor(+time / 60_000);
  expect(ticks).toBeGreaterThanOrEqual(1);
  expect(ticks).toBeLessThanOrEqual(2 + minuteOf(new Date()) - minuteOf(before));
});
