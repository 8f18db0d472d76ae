import type { Database } from "~/platform/database/database";
import { requestRefund } from "~/platform/payments/request-refund";
import type { Payment } from "~/platform/payments/table";

/** What becomes of the difference when somebody goes to a class of another price; cents. */
export interface Settled {
  /** Goes back the way it was paid. */
  refund: number;
  /** Is still to be paid, at the desk. */
  owed: number;
}

/**
 * Settles the difference between what the former class cost and what the new one does: what was paid too much goes back, what is missing is
 * told. Somebody who pays at the desk pays there what the new one costs. The payment is locked.
 * @param prices of the former class and the new one, cents
 */
export async function settlePrice(
  tx: Database,
  payment: Payment | undefined,
  { before, after }: { before: number; after: number },
  now: Date,
): Promise<Settled> {
  if (payment?.state !== "paid") return { refund: 0, owed: after };
  const left = payment.amount - payment.refundsCommitted;
  const refund = Math.min(left, Math.max(0, before - after));
  if (refund > 0)
    await requestRefund(
      tx,
      { paymentId: payment.id, amount: refund, reason: "moved to a cheaper class", key: `moved ${+now}` },
      now,
    );
  return { refund, owed: owedOn(after, payment) };
}

/** Cents of a price that were not paid with the payment: to be paid at the desk. What staff gave back of it is not asked for again. */
export function owedOn(price: number, payment: Pick<Payment, "state" | "amount"> | null | undefined): number {
  return payment?.state === "paid" ? Math.max(0, price - payment.amount) : price;
}
