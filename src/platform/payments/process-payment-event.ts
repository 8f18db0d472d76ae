import { eq } from "drizzle-orm";
import { applyCheckout } from "./apply-checkout";
import type { PaymentDesk } from "./payment-desk";
import { type CheckoutReference, ProviderUnavailable } from "./payment-provider";
import { type PaymentEvent, paymentEvent } from "./table";

/**
 * Does what an event leads to. Events come late, twice and in any order, so one says only where to look: what is true now is
 * asked of the provider. Events about what is none of ours are done with at once.
 */
export async function processPaymentEvent(desk: PaymentDesk, id: number): Promise<void> {
  const [event] = await desk.db.select().from(paymentEvent).where(eq(paymentEvent.id, id));
  if (!event || event.processedAt) return;
  if (event.provider !== desk.payments.name)
    throw new ProviderUnavailable(`The provider ${event.provider} is no longer configured.`);
  const reference = referenceOf(event);
  const seen = reference && (await desk.payments.fetchCheckout(reference));
  const ours = seen && (await applyCheckout(desk, seen));
  await desk.db
    .update(paymentEvent)
    .set({ processedAt: desk.now(), paymentId: ours?.id ?? null })
    .where(eq(paymentEvent.id, id));
}

function referenceOf({ checkoutId, chargeId }: PaymentEvent): CheckoutReference | undefined {
  if (checkoutId) return { checkoutId };
  return chargeId ? { chargeId } : undefined;
}
