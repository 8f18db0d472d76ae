import type { Database } from "../../database/database";
import { sendJob } from "../../jobs/send-job";
import { type PaymentToOpen, requireOrder } from "../open-payment";
import { closeRecurringJob } from "./close-recurring-job";
import { recurringPayment } from "./table";

/**
 * Records a monthly payment to be agreed on, in the caller's transaction. Call `startRecurring` after the
 * commit. The purpose is notified of each month's money like of any payment, and of the agreement through
 * `agreementChanged`.
 * @param order its `amount` is charged each month, the first time immediately
 */
export async function openRecurring(tx: Database, order: PaymentToOpen, now: Date): Promise<{ id: string }> {
  requireOrder(order, now);
  const [row] = await tx
    .insert(recurringPayment)
    .values({ ...order, createdAt: now, updatedAt: now })
    .returning({ id: recurringPayment.id });
  if (!row) throw new Error("The recurring payment was not stored.");
  await sendJob(tx, closeRecurringJob, { id: row.id }, { startAfter: order.payUntil, key: row.id });
  return row;
}
