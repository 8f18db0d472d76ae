import type { Client } from "pg";
import { PgBoss } from "pg-boss";
import { JOB_SCHEMA } from "./queue-options";

/**
 * Migrates pg-boss's tables to this program's version. Like our own migrations, which run before it, only one
 * caller may run it at a time.
 */
export async function installJobs(client: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
  });
  const problems: Error[] = [];
  boss.on("error", (error) => problems.push(error));
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
  if (problems[0]) throw problems[0];
  // For the list and number of failed jobs: pg-boss has no index for them.
  await client.query(
    `create index if not exists job_failed on ${JOB_SCHEMA}.job_common (completed_on desc) where state = 'failed'`,
  );
}
