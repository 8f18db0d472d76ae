import { eq } from "drizzle-orm";
import { lockPayment } from "./lock-payment";
import { moveState } from "./move-state";
import type { PaymentDeps } from "./payment-deps";
import { purposeOf } from "./purpose-of";
import { syncPayment } from "./sync-payment";
import { payment } from "./table";

/**
 * Closes a payment at its deadline: closes the provider's page, records the result, and notifies the purpose.
 */
export async function closePayment(desk: PaymentDeps, id: string): Promise<void> {
  const [row] = await desk.db.select().from(payment).where(eq(payment.id, id));
  if (row?.state !== "open" || row.payUntil > desk.now()) return;
  if (!row.checkoutId || row.provider !== desk.payments.name) return expireHere(desk, id);
  await desk.payments.expireCheckout(row.checkoutId);
  const { state } = await syncPayment(desk, id);
  if (state === "open") throw new Error(`Payment ${id}: the payer is paying right now.`);
}

/** There is no page to close, or only one of a provider that is no longer configured. */
async function expireHere(desk: PaymentDeps, id: string): Promise<void> {
  await desk.db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    const hasPage = row?.checkoutId && row.provider === desk.payments.name;
    if (row?.state !== "open" || hasPage) return;
    await moveState(tx, purposeOf(desk, row), row, null, desk.now());
  });
}
