import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { type ConstructorOptions, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { RootDatabase } from "../database/database";
import type { DatabaseWatch } from "../database/database-watch";
import type { Logger } from "../logging/logger";
import type { JobHandler } from "./job";
import { logJobErrors } from "./log-job-errors";
import { JOB_SCHEMA, queueOptions } from "./queue-options";
import { runOne } from "./run-one";

export interface JobEnvironment {
  /**
   * The database itself. A pooler that hands out connections per transaction delivers no notifications, and
   * then jobs wait up to two seconds.
   */
  url: string;
  /**
   * Watches the same database: a job that waits for a query fails when the database goes away, and is
   * retried.
   */
  watch?: Pick<DatabaseWatch, "Client">;
  db: RootDatabase;
  log: Logger;
  now(): Date;
  /** Seconds between polls of each queue for jobs that became due without a notification. Default: 2. */
  pollSeconds?: number;
}

export interface RunningJobs {
  /** Takes no more jobs, waits for running ones, and gives back those that take longer than ten seconds. */
  stop(): Promise<void>;
}

/**
 * A notification after the commit wakes workers. Polling finds jobs that became due later, and works without
 * notifications.
 */
const POLL_SECONDS = 2;
const TIMEOUT_MS = 10_000;

/**
 * Starts running jobs on this node, beside any others. While the database is away it waits, and continues
 * when it is back.
 */
export async function startJobs(
  { url, watch, ...place }: JobEnvironment,
  handlers: readonly JobHandler[],
): Promise<RunningJobs> {
  const options: ConstructorOptions & pg.PoolConfig = {
    connectionString: url,
    application_name: "openward-jobs",
    schema: JOB_SCHEMA,
    max: 2,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    // pg-boss passes its options to its pool.
    Client: watch?.Client,
  };
  const boss = new PgBoss(options);
  logJobErrors(boss, place.log);
  // Without a timeout, stopping would wait forever for a database that does not respond.
  const stop = () =>
    Promise.race([boss.stop({ timeout: TIMEOUT_MS }), delay(2 * TIMEOUT_MS, undefined, { ref: false })]);
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

/** Creates missing queues, and updates those that this release changed. On most starts there are none. */
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
  const scheduled = new Set(handlers.filter(({ schedule }) => schedule).map(({ job }) => job.name));
  for (const { name } of stored) {
    if (!scheduled.has(name)) await boss.unschedule(name);
  }
}

/**
 * Runs jobs that became due while no node ran, without waiting for the next minute. Nodes that start together
 * do it once.
 */
async function catchUp(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  for (const { job, schedule } of handlers) {
    if (schedule) await boss.send(job.name, {}, { singletonKey: "start", singletonSeconds: 60 });
  }
}

async function work(
  boss: PgBoss,
  handler: JobHandler,
  place: Omit<JobEnvironment, "url" | "watch">,
): Promise<void> {
  const { pollSeconds = POLL_SECONDS } = place;
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  const worker = await boss.work(
    handler.job.name,
    options,
    async (jobs: JobWithMetadata<object>[]): Promise<JobResult[]> => {
      const results = await Promise.all(jobs.map((job) => runOne(handler, job, place)));
      // Several jobs of one transaction send one notification, so after each job the worker fetches again at
      // once.
      boss.notifyWorker(worker);
      return results;
    },
  );
}
