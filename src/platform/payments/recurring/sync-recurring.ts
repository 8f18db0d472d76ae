import type { PaymentDeps } from "../payment-deps";
import { applyAgreement } from "./apply-agreement";
import { recurringById } from "./recurring-by-id";
import type { RecurringPayment } from "./table";

/**
 * Fetches the state of an agreement from the provider and records it, as after a webhook.
 * @throws AppError NOT_FOUND; ProviderUnavailable
 */
export async function syncRecurring(deps: PaymentDeps, id: string): Promise<RecurringPayment> {
  const row = await recurringById(deps.db, id);
  if (row.provider !== deps.payments.name) return row;
  const { agreementId, checkoutId } = row;
  const reference = agreementId ? { agreementId } : checkoutId ? { checkoutId } : undefined;
  const seen = reference && (await deps.payments.recurring.fetchAgreement(reference));
  return (seen && (await applyAgreement(deps, seen))) ?? row;
}
