import { eq } from "drizzle-orm";
import { applyCheckout } from "./apply-checkout";
import type { PaymentDeps } from "./payment-deps";
import { type CheckoutReference, ProviderUnavailable } from "./payment-provider";
import { applyAgreement } from "./recurring/apply-agreement";
import { type PaymentEvent, paymentEvent } from "./table";

/**
 * Processes a webhook event. Events arrive late, twice, and in any order, so an event only names the payment to check:
 * the current state is fetched from the provider. Events that do not concern us need no further work.
 */
export async function processPaymentEvent(deps: PaymentDeps, id: number): Promise<void> {
  const [event] = await deps.db.select().from(paymentEvent).where(eq(paymentEvent.id, id));
  if (!event || event.processedAt) return;
  if (event.provider !== deps.payments.name)
    throw new ProviderUnavailable(`The provider ${event.provider} is no longer configured.`);
  const paymentId = await checkSubject(deps, event);
  await deps.db
    .update(paymentEvent)
    .set({ processedAt: deps.now(), paymentId })
    .where(eq(paymentEvent.id, id));
}

/** @returns the payment that it is about; null if it is not ours, or about an agreement */
async function checkSubject(deps: PaymentDeps, event: PaymentEvent): Promise<string | null> {
  if (event.agreementId) {
    const { agreementId } = event;
    const agreement = await deps.payments.recurring.fetchAgreement({ agreementId });
    if (agreement) await applyAgreement(deps, agreement);
    return null;
  }
  const reference = referenceOf(event);
  const seen = reference && (await deps.payments.fetchCheckout(reference));
  const ours = seen && (await applyCheckout(deps, seen));
  return ours?.id ?? null;
}

function referenceOf({ checkoutId, chargeId }: PaymentEvent): CheckoutReference | undefined {
  if (checkoutId) return { checkoutId };
  return chargeId ? { chargeId } : undefined;
}
