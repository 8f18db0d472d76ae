import type { Database } from "../database/database";
import { sendJob } from "../jobs/send-job";
import { closePaymentJob } from "./close-payment-job";
import { payment } from "./table";

export interface PaymentToOpen {
  /** The name of a `PaymentPurpose`, and the id of the record that is paid for. */
  purpose: string;
  subjectId: string;
  /** Integer cents, more than nothing; read on the server, never taken from a visitor. */
  amount: number;
  currency?: "usd";
  /** The line of the bill. It goes to the provider: nothing about a person. */
  description: string;
  /** When trying to pay ends; within 23 hours, which is what providers keep a checkout open for. */
  payUntil: Date;
  /** Where the payer is led afterwards: paths of this site without a token in them, since the provider reads them. */
  returnPath: string;
  cancelPath: string;
}

const MOST_MS = 23 * 60 * 60_000;

/**
 * Notes that money is asked for, inside the caller's transaction; `startCheckout` follows after its commit. When `payUntil` has
 * passed and nothing was paid, the purpose is told.
 */
export async function openPayment(tx: Database, order: PaymentToOpen, now: Date): Promise<{ id: string }> {
  requireOrder(order, now);
  const [row] = await tx
    .insert(payment)
    .values({ ...order, createdAt: now, updatedAt: now })
    .returning({ id: payment.id });
  if (!row) throw new Error("The payment was not stored.");
  await sendJob(tx, closePaymentJob, { id: row.id }, { startAfter: order.payUntil, key: row.id });
  return row;
}

/** @throws RangeError or TypeError when a provider could not do anything with it: a defect */
export function requireOrder({ payUntil, returnPath, cancelPath, amount }: PaymentToOpen, now: Date): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError("An amount is whole cents above 0.");
  if (payUntil <= now || +payUntil - +now > MOST_MS)
    throw new RangeError("payUntil must be within the next 23 hours.");
  if (![returnPath, cancelPath].every((path) => /^\/(?![/\\])/.test(path)))
    throw new TypeError("The paths to return to must be of this site.");
}
