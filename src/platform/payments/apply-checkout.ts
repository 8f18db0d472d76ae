import { PermanentFailure } from "../jobs/permanent-failure";
import { lockPayment } from "./lock-payment";
import { moveState } from "./move-state";
import type { PaymentDeps } from "./payment-deps";
import type { ReportedCheckout } from "./payment-provider";
import { purposeOf } from "./purpose-of";
import { recordRefunds } from "./record-refunds";
import { chargePaymentId } from "./recurring/charge-payment-id";
import type { Payment } from "./table";

/**
 * Updates our state to what the provider reports about a checkout. Only this function records money that arrives or
 * leaves. Repeated calls, in any order and on any nodes, have the same result, and the purpose is notified of each
 * change once.
 * @returns the payment's new state; undefined if the checkout is not ours
 * @throws PermanentFailure if the provider reports another amount or another checkout than ours
 */
export async function applyCheckout(deps: PaymentDeps, seen: ReportedCheckout): Promise<Payment | undefined> {
  const paymentId = seen.paymentId ?? (await chargePaymentId(deps, seen));
  if (!paymentId) return undefined;
  return deps.db.transaction(async (tx) => {
    const before = await lockPayment(tx, paymentId);
    if (!before) return undefined;
    requireSame(before, seen);
    const purpose = purposeOf(deps, before);
    const now = deps.now();
    const moved = await moveState(tx, purpose, before, { ...seen, provider: deps.payments.name }, now);
    return moved.state === "paid" ? recordRefunds(tx, purpose, moved, seen.refunds, now) : moved;
  });
}

function requireSame(ours: Payment, seen: ReportedCheckout): void {
  if (ours.amount !== seen.amount || ours.currency !== seen.currency)
    throw new PermanentFailure(`Payment ${ours.id}: the provider reports another amount.`);
  if (ours.checkoutId && ours.checkoutId !== seen.checkoutId)
    throw new PermanentFailure(`Payment ${ours.id}: the provider reports another checkout.`);
}
