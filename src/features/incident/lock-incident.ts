import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/** Any fixed number. */
const LOCK = 5_620_180_451;

/** One change at a time, until the caller's transaction ends: of two who turn it on at once the second changes what the first said. */
export async function lockIncident(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
