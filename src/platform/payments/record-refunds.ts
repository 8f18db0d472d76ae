import { desc, eq } from "drizzle-orm";
import type { Database } from "../database/database";
import type { ReportedRefund } from "./payment-provider";
import type { PaymentPurpose } from "./payment-purpose";
import { type Payment, payment, type Refund, type RefundState, refund } from "./table";

const PROGRESS: Record<RefundState, number> = { requested: 0, pending: 1, succeeded: 2, failed: 3 };

/**
 * Records the refunds that the provider made, ours and others, and notifies the purpose of each new one. The
 * caller holds the payment's lock.
 */
export async function recordRefunds(
  tx: Database,
  purpose: PaymentPurpose,
  paid: Payment,
  seen: readonly ReportedRefund[],
  now: Date,
): Promise<Payment> {
  const storedRefunds = await refundsOf(tx, paid.id);
  const given: Refund[] = [];
  for (const one of seen) {
    const before = storedRefunds.find(
      ({ id, providerRefundId }) => providerRefundId === one.providerRefundId || id === one.refundId,
    );
    const after = await recordOne(tx, paid, before, one, now);
    if (after?.state === "succeeded" && before?.state !== "succeeded") given.push(after);
  }
  const after = await countRefunds(tx, paid, now);
  for (const one of given) await purpose.refunded(tx, after, one);
  return after;
}

/**
 * Recomputes the sum of refunds after one of them changed. If refunds made at the provider leave too little
 * for one that we requested, the requested one fails.
 */
export async function countRefunds(tx: Database, paid: Payment, now: Date): Promise<Payment> {
  const rows = await refundsOf(tx, paid.id);
  let committed = cents(rows, ({ state }) => state !== "failed");
  for (const { id, state, amount } of rows) {
    if (committed <= paid.amount) break;
    if (state !== "requested") continue;
    await tx
      .update(refund)
      .set({ state: "failed", failure: "It was refunded at the provider.", updatedAt: now })
      .where(eq(refund.id, id));
    committed -= amount;
  }
  const refunded = cents(rows, ({ state }) => state === "succeeded");
  if (committed === paid.refundsCommitted && refunded === paid.refunded) return paid;
  const [after] = await tx
    .update(payment)
    .set({ refundsCommitted: committed, refunded, updatedAt: now })
    .where(eq(payment.id, paid.id))
    .returning();
  if (!after) throw new Error("The payment is gone.");
  return after;
}

/** Newest first. */
async function refundsOf(tx: Database, paymentId: string): Promise<Refund[]> {
  return tx
    .select()
    .from(refund)
    .where(eq(refund.paymentId, paymentId))
    .orderBy(desc(refund.createdAt), desc(refund.id));
}

/**
 * A refund's state only advances, like a payment's. For the first report, the provider's state outweighs
 * ours.
 */
async function recordOne(
  tx: Database,
  paid: Payment,
  before: Refund | undefined,
  { providerRefundId, amount, state, failure }: ReportedRefund,
  now: Date,
): Promise<Refund | undefined> {
  const isNews = !before || before.providerRefundId === null || PROGRESS[state] > PROGRESS[before.state];
  if (!isNews) return before;
  const values = { providerRefundId, amount, state, failure, updatedAt: now };
  const [row] = before
    ? await tx.update(refund).set(values).where(eq(refund.id, before.id)).returning()
    : await tx
        .insert(refund)
        .values({ ...values, paymentId: paid.id, reason: "Refunded at the provider", createdAt: now })
        .returning();
  return row;
}

function cents(refunds: readonly Refund[], counts: (one: Refund) => boolean): number {
  return refunds.filter(counts).reduce((total, { amount }) => total + amount, 0);
}
