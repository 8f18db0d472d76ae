import type { Database } from "../../database/database";
import { sendJob } from "../../jobs/send-job";
import { type PaymentToOpen, requireOrder } from "../open-payment";
import { closeRecurringJob } from "./close-recurring-job";
import { recurringPayment } from "./table";

/**
 * Notes that somebody is asked for the same amount each month, inside the caller's transaction; `startRecurring` follows after its
 * commit. Of each month's money the purpose hears as of any payment, of the agreement by `agreementChanged`.
 * @param order its `amount` is what is charged each month, the first at once
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
