import { applyCheckout } from "./apply-checkout";
import { paymentById } from "./payment-by-id";
import type { PaymentDeps } from "./payment-deps";
import type { Payment } from "./table";

/**
 * Fetches the state of a payment from the provider and records it, as after a webhook.
 * @throws AppError NOT_FOUND; ProviderUnavailable
 */
export async function syncPayment(deps: PaymentDeps, paymentId: string): Promise<Payment> {
  const row = await paymentById(deps.db, paymentId);
  if (!row.checkoutId || row.provider !== deps.payments.name) return row;
  const seen = await deps.payments.fetchCheckout({ checkoutId: row.checkoutId });
  return (seen && (await applyCheckout(deps, seen))) ?? row;
}
