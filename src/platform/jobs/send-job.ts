import { sql } from "drizzle-orm";
import type { Database } from "../database/database";
import type { Job } from "./job";
import { pgBossOn } from "./pg-boss-on";
import { queueOptions } from "./queue-options";

export interface SendOptions {
  /** The earliest time to run. Default: immediately. */
  startAfter?: Date;
  /** The key, for a job that runs once per key. */
  key?: string;
}

/**
 * Sends a job, in the caller's transaction: it exists after the commit, and never after a rollback.
 * @returns the id; null if a job with the same key already waits
 */
export async function sendJob<Data extends object>(
  tx: Database,
  job: Job<Data>,
  data: Data,
  { startAfter, key }: SendOptions = {},
): Promise<string | null> {
  const boss = pgBossOn(tx);
  if (!(await boss.getQueue(job.name))) await makeQueue(tx, job);
  return boss.send(job.name, data, { startAfter, singletonKey: key });
}

/**
 * A server creates every queue when it starts, but seeds and tests run before any server. This calls
 * pg-boss's own SQL function to create a queue; its method would commit.
 */
async function makeQueue(tx: Database, job: Job<object>): Promise<void> {
  await tx.execute(sql`select pgboss.create_queue(${job.name}, ${JSON.stringify(queueOptions(job))}::jsonb)`);
}
