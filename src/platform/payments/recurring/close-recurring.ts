import type { PaymentDeps } from "../payment-deps";
import { purposeOf } from "../purpose-of";
import { lockRecurring } from "./lock-recurring";
import { recurringById } from "./recurring-by-id";
import { syncRecurring } from "./sync-recurring";
import { updateTerms } from "./update-terms";

/**
 * Closes a monthly payment at its deadline: closes the provider's page, records the result, and notifies the
 * purpose.
 */
export async function closeRecurring(deps: PaymentDeps, id: string): Promise<void> {
  const row = await recurringById(deps.db, id);
  if (row.state !== "open" || row.payUntil > deps.now()) return;
  if (!row.checkoutId || row.provider !== deps.payments.name) return expireInDatabase(deps, id);
  await deps.payments.expireCheckout(row.checkoutId);
  const { state } = await syncRecurring(deps, id);
  if (state === "open") throw new Error(`Recurring payment ${id}: the payer is paying right now.`);
}

/** There is no page to close, or only one of a provider that is no longer configured. */
async function expireInDatabase(deps: PaymentDeps, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockRecurring(tx, id);
    const hasPage = row?.checkoutId && row.provider === deps.payments.name;
    if (row?.state !== "open" || hasPage) return;
    await updateTerms(tx, purposeOf(deps, row), row, { state: "expired" }, deps.now());
  });
}
