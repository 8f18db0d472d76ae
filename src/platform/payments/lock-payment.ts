import { eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { type Payment, payment } from "./table";

/**
 * The payment, and nobody else changes it until the caller's transaction ends. Whoever also locks what it is paid for takes this
 * lock first, as the payments' own work does.
 */
export async function lockPayment(tx: Database, id: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("no key update");
  return row;
}
