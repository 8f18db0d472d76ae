import { eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { type Payment, payment } from "./table";

/**
 * Locks the payment until the caller's transaction ends. To avoid deadlocks, take this lock before locking the
 * registration or gift, as the payment code itself does.
 */
export async function lockPayment(tx: Database, id: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("no key update");
  return row;
}
