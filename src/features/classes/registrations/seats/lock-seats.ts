import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/**
 * Locks the seats of a class until the transaction ends, so counts that are read afterward stay valid in it. Uses an
 * advisory lock, because an unpublished class has no row. If a payment must be locked too, lock it first.
 */
export async function lockSeats(tx: Database, classId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('class seats'), hashtext(${classId}))`);
}
