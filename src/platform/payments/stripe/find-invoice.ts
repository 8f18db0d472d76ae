import type Stripe from "stripe";
import type { CheckoutReference, SeenCheckout } from "../payment-provider";
import type { SeenCharge } from "../recurring/recurring-provider";
import { askingStripe, ifFound } from "./asking-stripe";
import { agreementOf, seenInvoice } from "./seen-invoice";

/** Whether the id is that of a monthly charge rather than of a checkout page. */
export function isInvoice(checkoutId: string): boolean {
  return checkoutId.startsWith("in_");
}

/** A monthly charge of an agreement, as a checkout; undefined if it is not one. */
export async function findInvoice(
  stripe: Stripe,
  reference: CheckoutReference,
): Promise<Omit<SeenCheckout, "refunds"> | undefined> {
  const id = "checkoutId" in reference ? reference.checkoutId : await invoiceOf(stripe, reference.chargeId);
  if (!id || !isInvoice(id)) return undefined;
  const invoice = await ifFound(() => withIntents(stripe, id));
  const agreementId = invoice && agreementOf(invoice);
  const seen = agreementId && seenInvoice(invoice);
  if (!seen) return undefined;
  const { checkoutId, state, chargeId, amount, currency } = seen;
  return { checkoutId, state, chargeId, amount, currency, agreementId, paymentId: null };
}

/**
 * The monthly charge of a listed invoice with its `payments`. Lists do not include payment intents, so this
 * fetches them.
 */
export async function chargeOfInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<SeenCharge | undefined> {
  const isUndecided = invoice.status === "open" && invoice.attempted && invoice.id;
  return seenInvoice(isUndecided ? await withIntents(stripe, invoice.id) : invoice);
}

function withIntents(stripe: Stripe, id: string): Promise<Stripe.Invoice> {
  return stripe.invoices.retrieve(id, { expand: ["payments.data.payment.payment_intent"] });
}

async function invoiceOf(stripe: Stripe, intent: string): Promise<string | undefined> {
  const { data } = await askingStripe(() =>
    stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent }, limit: 1 }),
  );
  const invoice = data[0]?.invoice;
  return typeof invoice === "object" ? invoice.id : invoice;
}
