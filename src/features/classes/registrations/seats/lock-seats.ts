import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

/**
 * Locks the seats of a class until the transaction ends, so that counts read after this stay valid in it. It is an
 * advisory lock, because an unpublished class has no row. If a payment is locked too, lock
 * it first.
 */
export async function lockSeats(tx: Database, classId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('class seats'), hashtext(${classId}))`);
}
