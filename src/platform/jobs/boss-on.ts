import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database } from "../database/database";
import { JOB_SCHEMA } from "./queue-options";

/**
 * pg-boss speaking through one connection of ours, so that what it writes belongs to the caller's transaction. It is never
 * started: it runs no timer and keeps nothing.
 *
 * Only what is one statement each: some of its verbs (making a queue, say) bring a `commit` of their own, which would end
 * the caller's transaction half-way.
 */
export function bossOn(tx: Database): Pick<PgBoss, "getQueue" | "send" | "retry"> {
  return new PgBoss({
    db: fromDrizzle(tx, sql),
    schema: JOB_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
}
