import type { Database } from "../database/database";
import { sendJob } from "../jobs/send-job";
import { closePaymentJob } from "./close-payment-job";
import { payment } from "./table";

export interface PaymentToOpen {
  /** The name of a `PaymentPurpose`, and the id of the record that is paid for. */
  purpose: string;
  subjectId: string;
  /** Positive integer cents; computed on the server, never taken from a visitor. */
  amount: number;
  currency?: "usd";
  /** The line on the invoice. Sent to the provider, so it must not identify a person. */
  description: string;
  /** The payment deadline, within 23 hours, because providers keep a checkout open that long. */
  payUntil: Date;
  /**
   * Where the payer is sent afterward: paths of this site without tokens, because the provider reads them.
   */
  returnPath: string;
  cancelPath: string;
}

const MAX_MS = 23 * 60 * 60_000;

/**
 * Records a payment to be made, in the caller's transaction. Call `startCheckout` after the commit. If
 * nothing was paid by `payUntil`, the purpose is notified.
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

/** @throws RangeError or TypeError if no provider could process it, which is a defect */
export function requireOrder({ payUntil, returnPath, cancelPath, amount }: PaymentToOpen, now: Date): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError("An amount is whole cents above 0.");
  if (payUntil <= now || +payUntil - +now > MAX_MS)
    throw new RangeError("payUntil must be within the next 23 hours.");
  if (![returnPath, cancelPath].every((path) => /^\/(?![/\\])/.test(path)))
    throw new TypeError("The paths to return to must be of this site.");
}
