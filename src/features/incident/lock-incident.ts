import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/** Any fixed number. */
const LOCK = 5_620_180_451;

/**
 * Serializes changes until the caller's transaction ends: if two people turn it on at the same time, the second changes
 * the first one's notice.
 */
export async function lockIncident(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
