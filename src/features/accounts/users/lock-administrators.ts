import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/** Any constant works. */
const LOCK = 5_620_180_449;

/**
 * Serializes changes of accounts until the caller's transaction ends. If two administrators remove each other's rights
 * at the same time, the second transaction sees the result of the first.
 */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
