import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/** Any fixed number. */
const LOCK = 5_620_180_449;

/**
 * Serializes changes of accounts until the caller's transaction ends: if two administrators remove each other's
 * rights at the same moment, the second sees what the first did.
 */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
