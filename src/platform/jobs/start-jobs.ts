import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { type ConstructorOptions, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { RootDatabase } from "../database/database";
import type { DatabaseWatch } from "../database/database-watch";
import type { Logger } from "../logging/logger";
import type { JobHandler } from "./job";
import { logTrouble } from "./log-trouble";
import { JOB_SCHEMA, queueOptions } from "./queue-options";
import { runOne } from "./run-one";

export interface Workplace {
  /** The database itself: a pooler that hands out connections per transaction wakes nobody, and work waits two seconds. */
  url: string;
  /** Of the same database: work that waits for an answer fails when it goes away, and is done again. */
  watch?: Pick<DatabaseWatch, "Client">;
  db: RootDatabase;
  log: Logger;
  now(): Date;
  /** How often each queue is asked for jobs that became due without a notification; 2 when left out. */
  lookEverySeconds?: number;
}

export interface RunningJobs {
  /** Takes no more work, lets what is under way finish, and gives back what does not within ten seconds. */
  stop(): Promise<void>;
}

/** A commit wakes whoever waits; this is for what became due meanwhile, and for while nobody can be woken. */
const LOOK_EVERY_SECONDS = 2;
const PATIENCE_MS = 10_000;

/**
 * Starts doing the work that is asked for with `sendJob`, on this node beside any others. While the database is away it
 * waits, and goes on when it is back.
 */
export async function startJobs(
  { url, watch, ...place }: Workplace,
  handlers: readonly JobHandler[],
): Promise<RunningJobs> {
  const options: ConstructorOptions & pg.PoolConfig = {
    connectionString: url,
    application_name: "openward-jobs",
    schema: JOB_SCHEMA,
    max: 2,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    // pg-boss hands its options on to its pool.
    ...(watch && { Client: watch.Client }),
  };
  const boss = new PgBoss(options);
  logTrouble(boss, place.log);
  // A database that does not answer would be waited for without end.
  const stop = () =>
    Promise.race([boss.stop({ timeout: PATIENCE_MS }), delay(2 * PATIENCE_MS, undefined, { ref: false })]);
  try {
    await boss.start();
    await prepareQueues(boss, handlers);
    await setClocks(boss, handlers);
    for (const handler of handlers) {
      for (let worker = 0; worker < (handler.atOnce ?? 1); worker++) await work(boss, handler, place);
    }
    await catchUp(boss, handlers);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Makes the queues that are missing, and tells the others what this release changed. On most starts both are none. */
async function prepareQueues(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { job } of handlers) {
    const { policy, ...options } = queueOptions(job);
    const queue = stored.get(job.name);
    if (!queue) await boss.createQueue(job.name, { policy, ...options });
    else if (!isDeepStrictEqual({ ...queue, ...options }, { ...queue }))
      await boss.updateQueue(job.name, options);
  }
}

async function setClocks(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const stored = await boss.getSchedules();
  for (const { job, schedule } of handlers) {
    const isStored = stored.some(({ name, cron }) => name === job.name && cron === schedule);
    if (schedule && !isStored) await boss.schedule(job.name, schedule);
  }
  const wanted = new Set(handlers.filter(({ schedule }) => schedule).map(({ job }) => job.name));
  for (const { name } of stored) {
    if (!wanted.has(name)) await boss.unschedule(name);
  }
}

/** What became due while no node ran is not made to wait for the next minute. Nodes that start together do it once. */
async function catchUp(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  for (const { job, schedule } of handlers) {
    if (schedule) await boss.send(job.name, {}, { singletonKey: "start", singletonSeconds: 60 });
  }
}

async function work(
  boss: PgBoss,
  handler: JobHandler,
  place: Omit<Workplace, "url" | "watch">,
): Promise<void> {
  const { lookEverySeconds = LOOK_EVERY_SECONDS } = place;
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: lookEverySeconds,
    notifyPollingIntervalSeconds: lookEverySeconds,
  } as const;
  const worker = await boss.work(
    handler.job.name,
    options,
    async (jobs: JobWithMetadata<object>[]): Promise<JobResult[]> => {
      const results = await Promise.all(jobs.map((job) => runOne(handler, job, place)));
      // Several jobs of one transaction send one notification: after each job the worker fetches again at once.
      boss.notifyWorker(worker);
      return results;
    },
  );
}
