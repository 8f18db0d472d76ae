import type { Database } from "~/platform/database/database";
import { requestRefund } from "~/platform/payments/request-refund";
import type { Payment } from "~/platform/payments/table";

/** The price difference of a move, in cents. */
export interface Settled {
  /** Refunded the way it was paid. */
  refund: number;
  /** Still to be paid, at the front desk. */
  owed: number;
}

/**
 * Settles the price difference of a move: refunds an excess and reports a balance. A person who pays at the front desk
 * pays the new price there. The caller must have locked the payment.
 * @param prices the prices of the former and the new class, and the amount paid at the desk, in cents
 */
export async function settlePrice(
  tx: Database,
  payment: Payment | undefined,
  { before, after, deskPaid }: { before: number; after: number; deskPaid: number },
  now: Date,
): Promise<Settled> {
  if (payment?.state !== "paid") return { refund: 0, owed: amountOwed({ price: after, deskPaid }, payment) };
  const remaining = payment.amount - payment.refundsCommitted;
  const refund = Math.min(remaining, Math.max(0, before - after));
  if (refund > 0)
    await requestRefund(
      tx,
      { paymentId: payment.id, amount: refund, reason: "moved to a cheaper class", key: `moved ${+now}` },
      now,
    );
  return { refund, owed: amountOwed({ price: after, deskPaid }, payment) };
}

/**
 * The part of a price that was paid neither online nor at the desk, in cents. Does not charge again what staff
 * refunded.
 */
export function amountOwed(
  { price, deskPaid }: { price: number; deskPaid: number },
  payment: Pick<Payment, "state" | "amount"> | null | undefined,
): number {
  const online = payment?.state === "paid" ? payment.amount : 0;
  return Math.max(0, price - online - deskPaid);
}
