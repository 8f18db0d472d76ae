import { sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { bossOn } from "./boss-on";
import type { Job } from "./job";
import { queueOptions } from "./queue-options";

export interface SendOptions {
  /** Not before this moment; at once when left out. */
  startAfter?: Date;
  /** Of a job that is done once a key: the key. */
  key?: string;
}

/**
 * Asks for work. Inside the caller's transaction: with its commit the work is there to be done, with its rollback it never was.
 * @returns the id; null when the same work waits already, under the same key
 */
export async function sendJob<Data extends object>(
  tx: Database,
  job: Job<Data>,
  data: Data,
  { startAfter, key }: SendOptions = {},
): Promise<string | null> {
  const boss = bossOn(tx);
  if (!(await boss.getQueue(job.name))) await makeQueue(tx, job);
  return boss.send(job.name, data, { startAfter, singletonKey: key });
}

/**
 * A server makes every queue when it starts; the seeding and tests come before any server. This is the function with which
 * pg-boss itself makes a queue; its method of that name would commit.
 */
async function makeQueue(tx: Database, job: Job<object>): Promise<void> {
  await tx.execute(sql`select pgboss.create_queue(${job.name}, ${JSON.stringify(queueOptions(job))}::jsonb)`);
}
