import { applyCheckout } from "./apply-checkout";
import { paymentById } from "./payment-by-id";
import type { PaymentDeps } from "./payment-deps";
import type { Payment } from "./table";

/**
 * Fetches the state of a payment from the provider and records it, as after a webhook.
 * @throws AppError NOT_FOUND; ProviderUnavailable
 */
export async function syncPayment(desk: PaymentDeps, paymentId: string): Promise<Payment> {
  const row = await paymentById(desk.db, paymentId);
  if (!row.checkoutId || row.provider !== desk.payments.name) return row;
  const seen = await desk.payments.fetchCheckout({ checkoutId: row.checkoutId });
  return (seen && (await applyCheckout(desk, seen))) ?? row;
}
