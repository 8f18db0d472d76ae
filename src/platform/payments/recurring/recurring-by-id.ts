import { eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import { AppError } from "../../errors/app-error";
import { type RecurringPayment, recurringPayment } from "./table";

/** @throws AppError NOT_FOUND */
export async function recurringById(db: Database, id: string): Promise<RecurringPayment> {
  const [row] = await db.select().from(recurringPayment).where(eq(recurringPayment.id, id));
  if (!row) throw new AppError("NOT_FOUND", "There is no such payment.");
  return row;
}
