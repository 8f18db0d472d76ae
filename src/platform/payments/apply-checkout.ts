import { PermanentFailure } from "../jobs/permanent-failure";
import { lockPayment } from "./lock-payment";
import { moveState } from "./move-state";
import { noteRefunds } from "./note-refunds";
import type { PaymentDesk } from "./payment-desk";
import type { SeenCheckout } from "./payment-provider";
import { purposeOf } from "./purpose-of";
import { chargePaymentId } from "./recurring/charge-payment-id";
import type { Payment } from "./table";

/**
 * Makes our state follow what the provider says of a checkout: the one way in which money comes and goes here. Any number of times,
 * in any order, from any nodes at once, the outcome is the same, and a purpose hears of each thing once.
 *
 * @returns the payment as it is now; undefined when the checkout is none of ours
 * @throws PermanentFailure when the provider speaks of another amount or another checkout than ours
 */
export async function applyCheckout(desk: PaymentDesk, seen: SeenCheckout): Promise<Payment | undefined> {
  const paymentId = seen.paymentId ?? (await chargePaymentId(desk, seen));
  if (!paymentId) return undefined;
  return desk.db.transaction(async (tx) => {
    const before = await lockPayment(tx, paymentId);
    if (!before) return undefined;
    requireSame(before, seen);
    const purpose = purposeOf(desk, before);
    const now = desk.now();
    const moved = await moveState(tx, purpose, before, { ...seen, provider: desk.payments.name }, now);
    return moved.state === "paid" ? noteRefunds(tx, purpose, moved, seen.refunds, now) : moved;
  });
}

function requireSame(ours: Payment, seen: SeenCheckout): void {
  if (ours.amount !== seen.amount || ours.currency !== seen.currency)
    throw new PermanentFailure(`Payment ${ours.id}: the provider speaks of another amount.`);
  if (ours.checkoutId && ours.checkoutId !== seen.checkoutId)
    throw new PermanentFailure(`Payment ${ours.id}: the provider speaks of another checkout.`);
}
