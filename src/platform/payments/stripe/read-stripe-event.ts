import Stripe from "stripe";
import { AppError } from "../../errors/app-error";
import type { CheckoutReference, ProviderEvent } from "../payment-provider";
import { agreementOf } from "./charge-from-invoice";

/** Older webhooks are refused, because they may be replayed; Stripe signs each attempt again. */
const TOLERANCE_SECONDS = 300;

/**
 * The subject of a Stripe webhook; undefined for those that we ignore.
 * @throws AppError UNAVAILABLE without the secret, so that Stripe retries; BAD_REQUEST if the signature does
 * not match
 */
export function readStripeEvent(
  stripe: Stripe,
  secret: string | undefined,
  body: string,
  signature: string | undefined,
): ProviderEvent | undefined {
  if (!secret) throw new AppError("UNAVAILABLE", "STRIPE_WEBHOOK_SECRET is not set.");
  const event = verified(stripe, secret, body, signature);
  const reference = referenceOf(event);
  if (!reference) return undefined;
  return { eventId: event.id, type: event.type, happenedAt: new Date(event.created * 1000), reference };
}

function verified(stripe: Stripe, secret: string, body: string, signature = ""): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new AppError("BAD_REQUEST", "The signature of this webhook is wrong or too old.");
  }
}

function referenceOf({ type, data }: Stripe.Event): ProviderEvent["reference"] | undefined {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return sessionReference(data.object);
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.marked_uncollectible":
      return agreementReference(agreementOf(data.object));
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return agreementReference(data.object.id);
    case "charge.refunded":
    case "charge.refund.updated":
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return chargeReference(data.object.payment_intent);
    default:
      return undefined;
  }
}

/** An unused checkout of a monthly payment is closed by us, or found open at its deadline. */
function sessionReference({ id, mode, subscription }: Stripe.Checkout.Session) {
  if (mode !== "subscription") return { checkoutId: id };
  return agreementReference(typeof subscription === "object" ? subscription?.id : subscription);
}

function agreementReference(agreementId: string | undefined) {
  return agreementId ? { agreementId } : undefined;
}

function chargeReference(intent: string | Stripe.PaymentIntent | null): CheckoutReference | undefined {
  return intent ? { chargeId: typeof intent === "string" ? intent : intent.id } : undefined;
}
