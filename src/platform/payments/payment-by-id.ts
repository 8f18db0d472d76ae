import { eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { AppError } from "../errors/app-error";
import { type Payment, payment } from "./table";

/** @throws AppError NOT_FOUND */
export async function paymentById(db: Database, id: string): Promise<Payment> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id));
  if (!row) throw new AppError("NOT_FOUND", "There is no such payment.");
  return row;
}
