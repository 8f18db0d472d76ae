import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/** Any constant works. */
const LOCK = 5_620_180_451;

/**
 * Serializes changes until the caller's transaction ends. If two people turn the incident on at the same time, the
 * second request changes the first one's notice.
 */
export async function lockIncident(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
