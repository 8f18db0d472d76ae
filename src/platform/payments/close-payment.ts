import { eq } from "drizzle-orm";
import { lockPayment } from "./lock-payment";
import { moveState } from "./move-state";
import type { PaymentDeps } from "./payment-deps";
import { purposeOf } from "./purpose-of";
import { syncPayment } from "./sync-payment";
import { payment } from "./table";

/**
 * Closes a payment at its deadline: closes the provider's page, records the result, and notifies the purpose.
 * @param isEarly to close it before its deadline, because it should no longer be paid
 */
export async function closePayment(deps: PaymentDeps, id: string, isEarly = false): Promise<void> {
  const [row] = await deps.db.select().from(payment).where(eq(payment.id, id));
  if (row?.state !== "open" || (row.payUntil > deps.now() && !isEarly)) return;
  if (!row.checkoutId || row.provider !== deps.payments.name) return expireInDatabase(deps, id);
  await deps.payments.expireCheckout(row.checkoutId);
  const { state } = await syncPayment(deps, id);
  if (state === "open") throw new Error(`Payment ${id}: the payer is paying right now.`);
}

/** There is no page to close, or only one of a provider that is no longer configured. */
async function expireInDatabase(deps: PaymentDeps, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    const hasPage = row?.checkoutId && row.provider === deps.payments.name;
    if (row?.state !== "open" || hasPage) return;
    await moveState(tx, purposeOf(deps, row), row, null, deps.now());
  });
}
