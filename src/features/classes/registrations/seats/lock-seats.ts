import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/**
 * Whoever gives or takes seats of a class waits here until the transaction of whoever did before has ended: what is counted after
 * this stays true until the caller's own end. Not a lock on the class's row, which is gone while the class is off the site. Where a
 * payment is locked too, that comes first.
 */
export async function lockSeats(tx: Database, classId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('class seats'), hashtext(${classId}))`);
}
