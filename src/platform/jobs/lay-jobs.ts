import type { ClientBase } from "pg";
import { getConstructionPlans } from "pg-boss";
import { JOB_SCHEMA } from "./queue-options";

/** Makes pg-boss's empty tables within the caller's transaction, as this program's version of it has them. */
export async function layJobs(client: ClientBase): Promise<void> {
  // pg-boss brings a transaction of its own, whose limits are not ours.
  const statements = getConstructionPlans(JOB_SCHEMA)
    .replace(/^\s*BEGIN;/, "")
    .replace(/COMMIT;\s*$/, "");
  await client.query(statements);
  await client.query("set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0");
}
