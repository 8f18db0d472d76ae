import { desc, eq } from "drizzle-orm";
import type { Database } from "../database/database";
import type { SeenRefund } from "./payment-provider";
import type { PaymentPurpose } from "./payment-purpose";
import { type Payment, payment, type Refund, type RefundState, refund } from "./table";

const PROGRESS: Record<RefundState, number> = { requested: 0, pending: 1, succeeded: 2, failed: 3 };

/** Notes the refunds that the provider gave, ours and others, and tells the purpose of each that is new. The caller holds the payment's lock. */
export async function noteRefunds(
  tx: Database,
  purpose: PaymentPurpose,
  paid: Payment,
  seen: readonly SeenRefund[],
  now: Date,
): Promise<Payment> {
  const known = await refundsOf(tx, paid.id);
  const given: Refund[] = [];
  for (const one of seen) {
    const before = known.find(
      ({ id, providerRefundId }) => providerRefundId === one.providerRefundId || id === one.refundId,
    );
    const after = await noteOne(tx, paid, before, one, now);
    if (after?.state === "succeeded" && before?.state !== "succeeded") given.push(after);
  }
  const after = await countRefunds(tx, paid, now);
  for (const one of given) await purpose.refunded(tx, after, one);
  return after;
}

/** Adds the refunds up anew, after one of them changed. What we asked for and no longer fits was refunded at the provider. */
export async function countRefunds(tx: Database, paid: Payment, now: Date): Promise<Payment> {
  const rows = await refundsOf(tx, paid.id);
  let committed = cents(rows, ({ state }) => state !== "failed");
  for (const { id, state, amount } of rows) {
    if (committed <= paid.amount) break;
    if (state !== "requested") continue;
    await tx
      .update(refund)
      .set({ state: "failed", failure: "It was given back at the provider.", updatedAt: now })
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

/** The newest first. */
async function refundsOf(tx: Database, paymentId: string): Promise<Refund[]> {
  return tx
    .select()
    .from(refund)
    .where(eq(refund.paymentId, paymentId))
    .orderBy(desc(refund.createdAt), desc(refund.id));
}

/** Like a payment's state it only moves on; what the provider says for the first time counts more than what we thought. */
async function noteOne(
  tx: Database,
  paid: Payment,
  before: Refund | undefined,
  { providerRefundId, amount, state, failure }: SeenRefund,
  now: Date,
): Promise<Refund | undefined> {
  const isNews = !before || before.providerRefundId === null || PROGRESS[state] > PROGRESS[before.state];
  if (!isNews) return before;
  const values = { providerRefundId, amount, state, failure, updatedAt: now };
  const [row] = before
    ? await tx.update(refund).set(values).where(eq(refund.id, before.id)).returning()
    : await tx
        .insert(refund)
        .values({ ...values, paymentId: paid.id, reason: "Given back at the provider", createdAt: now })
        .returning();
  return row;
}

function cents(refunds: readonly Refund[], counts: (one: Refund) => boolean): number {
  return refunds.filter(counts).reduce((total, { amount }) => total + amount, 0);
}
