import type Stripe from "stripe";
import type { CheckoutReference, ReportedCheckout } from "../payment-provider";
import type { ReportedCharge } from "../recurring/recurring-provider";
import { callStripe, undefinedIfMissing } from "./call-stripe";
import { agreementOf, chargeFromInvoice } from "./charge-from-invoice";

/** Whether the id belongs to a monthly charge rather than to a checkout page. */
export function isInvoice(checkoutId: string): boolean {
  return checkoutId.startsWith("in_");
}

/** A monthly charge of an agreement, as a checkout; undefined if it is not one. */
export async function findInvoice(
  stripe: Stripe,
  reference: CheckoutReference,
): Promise<Omit<ReportedCheckout, "refunds"> | undefined> {
  const id = "checkoutId" in reference ? reference.checkoutId : await invoiceOf(stripe, reference.chargeId);
  if (!id || !isInvoice(id)) return undefined;
  const invoice = await undefinedIfMissing(() => withIntents(stripe, id));
  const agreementId = invoice && agreementOf(invoice);
  const seen = agreementId && chargeFromInvoice(invoice);
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
): Promise<ReportedCharge | undefined> {
  const isUndecided = invoice.status === "open" && invoice.attempted && invoice.id;
  return chargeFromInvoice(isUndecided ? await withIntents(stripe, invoice.id) : invoice);
}

function withIntents(stripe: Stripe, id: string): Promise<Stripe.Invoice> {
  return stripe.invoices.retrieve(id, { expand: ["payments.data.payment.payment_intent"] });
}

async function invoiceOf(stripe: Stripe, intent: string): Promise<string | undefined> {
  const { data } = await callStripe(() =>
    stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent }, limit: 1 }),
  );
  const invoice = data[0]?.invoice;
  return typeof invoice === "object" ? invoice.id : invoice;
}
