import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database } from "../database/database";
import { JOB_SCHEMA } from "./queue-options";

/**
 * pg-boss on one connection of ours, so that its writes belong to the caller's transaction. It is never
 * started: it runs no timers and keeps no state.
 *
 * Offers only methods that are single statements. Others, such as creating a queue, contain a `commit`, which
 * would end the caller's transaction early.
 */
export function pgBossOn(tx: Database): Pick<PgBoss, "getQueue" | "send" | "retry"> {
  return new PgBoss({
    db: fromDrizzle(tx, sql),
    schema: JOB_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
}
