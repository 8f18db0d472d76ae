import { eq } from "drizzle-orm";
import { applyCheckout } from "./apply-checkout";
import { lockPayment } from "./lock-payment";
import type { PaymentDeps } from "./payment-deps";
import { RefundRefused } from "./payment-provider";
import { countRefunds } from "./record-refunds";
import { type Payment, payment, type Refund, refund } from "./table";

/**
 * Asks the provider to make a requested refund, and records it. First checks whether the provider already
 * made it, because providers remember an idempotency key for only a day, but a refund forever.
 */
export async function sendRefund(desk: PaymentDeps, id: string): Promise<void> {
  const [row] = await desk.db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id));
  if (row?.refund.state !== "requested") return;
  if (row.payment.provider !== desk.payments.name)
    return giveUp(desk, row.refund, "It was paid by a provider that is no longer configured.");
  if (!(await isGiven(desk, row))) {
    const refusal = await give(desk, row);
    await isGiven(desk, row);
    if (refusal) await giveUp(desk, row.refund, refusal.message);
  }
}

interface Row {
  refund: Refund;
  payment: Payment;
}

/** Whether the provider has this refund. Also records the payment's reported state. */
async function isGiven(
  desk: PaymentDeps,
  { refund: { id }, payment: { checkoutId } }: Row,
): Promise<boolean> {
  const seen = checkoutId ? await desk.payments.fetchCheckout({ checkoutId }) : undefined;
  if (!seen) return false;
  await applyCheckout(desk, seen);
  return seen.refunds.some(({ refundId }) => refundId === id);
}

async function give(desk: PaymentDeps, { refund: { id, amount }, payment: paid }: Row) {
  try {
    const { id: paymentId, purpose, chargeId } = paid;
    if (!chargeId) throw new RefundRefused("The provider has no charge for this payment.");
    await desk.payments.refund({ refundId: id, paymentId, purpose, chargeId, amount });
    return undefined;
  } catch (error) {
    if (error instanceof RefundRefused) return error;
    throw error;
  }
}

async function giveUp(desk: PaymentDeps, { id, paymentId }: Refund, failure: string): Promise<void> {
  await desk.db.transaction(async (tx) => {
    const paid = await lockPayment(tx, paymentId);
    const [row] = await tx.select().from(refund).where(eq(refund.id, id));
    if (!paid || row?.state !== "requested") return;
    await tx.update(refund).set({ state: "failed", failure, updatedAt: desk.now() }).where(eq(refund.id, id));
    await countRefunds(tx, paid, desk.now());
    desk.log.error({ refund: id, payment: paymentId, failure }, "a refund was refused");
  });
}
