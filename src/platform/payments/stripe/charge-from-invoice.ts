import type Stripe from "stripe";
import type { ReportedCharge } from "../recurring/recurring-provider";

/**
 * Translates an invoice to a monthly charge; undefined before the first attempt to charge it, and if it was
 * skipped, as while the agreement is paused. Stripe retries a failed one, which may still be paid.
 * @param invoice with its `payments`, including payment intents if an attempt failed, because money may be on
 * its way
 */
export function chargeFromInvoice(invoice: Stripe.Invoice): ReportedCharge | undefined {
  const { id, currency, amount_due, status_transitions, created } = invoice;
  const state = stateOf(invoice);
  if (!state || !id || amount_due <= 0) return undefined;
  const paidAt = status_transitions.paid_at;
  return {
    checkoutId: id,
    state,
    currency,
    amount: amount_due,
    chargeId: state === "failed" ? null : intentOf(invoice),
    at: new Date((paidAt ?? created) * 1000),
  };
}

/** Stripe's id of the agreement that an invoice belongs to. */
export function agreementOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === "object" ? subscription.id : subscription;
}

function stateOf(invoice: Stripe.Invoice): ReportedCharge["state"] | undefined {
  const { status, attempted } = invoice;
  if (status === "paid") return "paid";
  if (status === "uncollectible") return "failed";
  if (status !== "open" || !attempted) return undefined;
  const isComing = intents(invoice).some((one) => typeof one === "object" && one.status === "processing");
  return isComing ? "processing" : "failed";
}

function intentOf(invoice: Stripe.Invoice): string | null {
  const [intent] = intents(invoice);
  return (typeof intent === "object" ? intent.id : intent) ?? null;
}

/** Successful payments first, then attempts. */
function intents({ payments }: Stripe.Invoice) {
  const all = payments?.data ?? [];
  const sorted = [
    ...all.filter(({ status }) => status === "paid"),
    ...all.filter(({ status }) => status !== "paid"),
  ];
  return sorted.flatMap(({ payment }) => payment.payment_intent ?? []);
}
