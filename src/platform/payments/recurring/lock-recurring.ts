import { eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import { type RecurringPayment, recurringPayment } from "./table";

/**
 * Locks the recurring payment until the caller's transaction ends. Take it before the locks of its payments.
 */
export async function lockRecurring(tx: Database, id: string): Promise<RecurringPayment | undefined> {
  const [row] = await tx
    .select()
    .from(recurringPayment)
    .where(eq(recurringPayment.id, id))
    .for("no key update");
  return row;
}
