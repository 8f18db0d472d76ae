import type { ClientBase } from "pg";
import { getConstructionPlans } from "pg-boss";
import { JOB_SCHEMA } from "./queue-options";

/** Creates pg-boss's empty tables in the caller's transaction, with this program's version of the schema. */
export async function createJobTables(client: ClientBase): Promise<void> {
  // pg-boss's script has its own transaction and timeouts, which are removed.
  const statements = getConstructionPlans(JOB_SCHEMA)
    .replace(/^\s*BEGIN;/, "")
    .replace(/COMMIT;\s*$/, "");
  await client.query(statements);
  await client.query("set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0");
}
