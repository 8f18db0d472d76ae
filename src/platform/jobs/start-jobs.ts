import { setTimeout as delay } from "node:timers/promises";
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
    for (const { job } of handlers) await prepareQueue(boss, job);
    await setClocks(boss, handlers);
    for (const handler of handlers) await work(boss, handler, place);
    await catchUp(boss, handlers);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** A queue that is there already takes over what a new release says of it. */
async function prepareQueue(boss: PgBoss, job: JobHandler["job"]): Promise<void> {
  const { policy, ...options } = queueOptions(job);
  await boss.createQueue(job.name, { policy, ...options });
  await boss.updateQueue(job.name, options);
}

async function setClocks(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  for (const { job, schedule } of handlers) {
    if (schedule) await boss.schedule(job.name, schedule);
  }
  const wanted = new Set(handlers.filter(({ schedule }) => schedule).map(({ job }) => job.name));
  for (const { name } of await boss.getSchedules()) {
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
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: LOOK_EVERY_SECONDS,
    notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS,
    localConcurrency: handler.atOnce ?? 1,
  } as const;
  await boss.work(
    handler.job.name,
    options,
    (jobs: JobWithMetadata<object>[]): Promise<JobResult[]> =>
      Promise.all(jobs.map((job) => runOne(handler, job, place))),
  );
}
