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
export async function sendRefund(deps: PaymentDeps, id: string): Promise<void> {
  const [row] = await deps.db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id));
  if (row?.refund.state !== "requested") return;
  if (row.payment.provider !== deps.payments.name)
    return giveUp(deps, row.refund, "It was paid by a provider that is no longer configured.");
  if (!(await isAlreadyRefunded(deps, row))) {
    const refusal = await give(deps, row);
    await isAlreadyRefunded(deps, row);
    if (refusal) await giveUp(deps, row.refund, refusal.message);
  }
}

interface Row {
  refund: Refund;
  payment: Payment;
}

/** Whether the provider has this refund. Also records the payment's reported state. */
async function isAlreadyRefunded(
  deps: PaymentDeps,
  { refund: { id }, payment: { checkoutId } }: Row,
): Promise<boolean> {
  const seen = checkoutId ? await deps.payments.fetchCheckout({ checkoutId }) : undefined;
  if (!seen) return false;
  await applyCheckout(deps, seen);
  return seen.refunds.some(({ refundId }) => refundId === id);
}

async function give(deps: PaymentDeps, { refund: { id, amount }, payment: paid }: Row) {
  try {
    const { id: paymentId, purpose, chargeId } = paid;
    if (!chargeId) throw new RefundRefused("The provider has no charge for this payment.");
    await deps.payments.refund({ refundId: id, paymentId, purpose, chargeId, amount });
    return undefined;
  } catch (error) {
    if (error instanceof RefundRefused) return error;
    throw error;
  }
}

async function giveUp(deps: PaymentDeps, { id, paymentId }: Refund, failure: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const paid = await lockPayment(tx, paymentId);
    const [row] = await tx.select().from(refund).where(eq(refund.id, id));
    if (!paid || row?.state !== "requested") return;
    await tx.update(refund).set({ state: "failed", failure, updatedAt: deps.now() }).where(eq(refund.id, id));
    await countRefunds(tx, paid, deps.now());
    deps.log.error({ refund: id, payment: paymentId, failure }, "a refund was refused");
  });
}
