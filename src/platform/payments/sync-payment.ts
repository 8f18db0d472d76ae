import { eq } from "drizzle-orm";
import { AppError } from "../errors/app-error";
import { applyCheckout } from "./apply-checkout";
import type { PaymentDesk } from "./payment-desk";
import { type Payment, payment } from "./table";

/**
 * Asks the provider what became of a payment, and notes it: what a webhook leads to, without one.
 * @throws AppError NOT_FOUND; ProviderUnavailable
 */
export async function syncPayment(desk: PaymentDesk, paymentId: string): Promise<Payment> {
  const [row] = await desk.db.select().from(payment).where(eq(payment.id, paymentId));
  if (!row) throw new AppError("NOT_FOUND", "There is no such payment.");
  if (!row.checkoutId || row.provider !== desk.payments.name) return row;
  const seen = await desk.payments.fetchCheckout({ checkoutId: row.checkoutId });
  return (seen && (await applyCheckout(desk, seen))) ?? row;
}
