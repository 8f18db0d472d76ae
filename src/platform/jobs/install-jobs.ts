import type { Client } from "pg";
import { PgBoss } from "pg-boss";
import { JOB_SCHEMA } from "./queue-options";

/**
 * Brings pg-boss's own tables to the version that this program brings. Only for one caller at a time, like our own
 * migrations, after which it runs.
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
  // For the list of failed jobs and their number: pg-boss has no index for them.
  await client.query(
    `create index if not exists job_failed on ${JOB_SCHEMA}.job_common (completed_on desc) where state = 'failed'`,
  );
}
