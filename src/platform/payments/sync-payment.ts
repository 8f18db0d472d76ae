import { applyCheckout } from "./apply-checkout";
import { paymentById } from "./payment-by-id";
import type { PaymentDesk } from "./payment-desk";
import type { Payment } from "./table";

/**
 * Asks the provider what became of a payment, and notes it: what a webhook leads to, without one.
 * @throws AppError NOT_FOUND; ProviderUnavailable
 */
export async function syncPayment(desk: PaymentDesk, paymentId: string): Promise<Payment> {
  const row = await paymentById(desk.db, paymentId);
  if (!row.checkoutId || row.provider !== desk.payments.name) return row;
  const seen = await desk.payments.fetchCheckout({ checkoutId: row.checkoutId });
  return (seen && (await applyCheckout(desk, seen))) ?? row;
}
