import type Stripe from "stripe";
import {
  type CheckoutReference,
  type PaymentProvider,
  RefundRefused,
  type ReportedCheckout,
  type ReportedRefundOf,
  type ReportedState,
} from "../payment-provider";
import { callStripe, isRefusal, undefinedIfMissing } from "./call-stripe";
import { checkoutFromSession, refundFromStripe } from "./checkout-from-session";
import { checkoutParams } from "./checkout-params";
import { findInvoice, isInvoice } from "./find-invoice";
import { readStripeEvent } from "./read-stripe-event";
import { stripeClient } from "./stripe-client";
import { stripeRecurring } from "./stripe-recurring";

export interface StripeSettings {
  key: string;
  /** Without it webhooks are refused, and payments are found only by polling. */
  webhookSecret?: string;
  apiBase?: string;
  /** Timeout of one request with its whole response, in milliseconds; shorter in tests. */
  withinMs?: number;
}

/** Stripe's hosted checkout. We send only amounts, the invoice line, and our own ids. */
export function stripeProvider({ key, webhookSecret, apiBase, withinMs }: StripeSettings): PaymentProvider {
  const stripe = stripeClient(key, apiBase, withinMs);
  return {
    name: "stripe",
    isTest: /^[rs]k_test_/.test(key),
    recurring: stripeRecurring(stripe),
    async createCheckout(order) {
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(checkoutParams(order), { idempotencyKey: order.paymentId }),
      );
      if (!session.url) throw new Error("Stripe made a checkout without an address.");
      return { checkoutId: session.id, url: session.url };
    },
    async fetchCheckout(reference) {
      const session = await findSession(stripe, reference);
      const seen = session ? checkoutFromSession(session) : await findInvoice(stripe, reference);
      if (!seen) return undefined;
      return { ...seen, refunds: await refundsOf(stripe, seen.chargeId) };
    },
    async expireCheckout(checkoutId) {
      try {
        await callStripe(() => stripe.checkout.sessions.expire(checkoutId));
      } catch (error) {
        // It was paid or ended before.
        if (!isRefusal(error)) throw error;
      }
    },
    async refund({ refundId, paymentId, purpose, chargeId, amount }) {
      try {
        await callStripe(() =>
          stripe.refunds.create(
            { payment_intent: chargeId, amount, metadata: { refund: refundId, payment: paymentId, purpose } },
            { idempotencyKey: refundId },
          ),
        );
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new RefundRefused(`Stripe refused: ${error.message}`, { cause: error });
      }
    },
    readWebhook: (body, header) => readStripeEvent(stripe, webhookSecret, body, header("stripe-signature")),
    async listSince(since) {
      const created = { gte: Math.floor(+since / 1000) };
      const checkouts = await callStripe(() => checkoutsSince(stripe, created));
      return { checkouts, refunds: await callStripe(() => refundsSince(stripe, created)) };
    },
  };
}

async function findSession(
  stripe: Stripe,
  reference: CheckoutReference,
): Promise<Stripe.Checkout.Session | undefined> {
  if ("checkoutId" in reference) {
    const { checkoutId } = reference;
    if (isInvoice(checkoutId)) return undefined;
    return undefinedIfMissing(() =>
      stripe.checkout.sessions.retrieve(checkoutId, { expand: ["payment_intent"] }),
    );
  }
  const found = await callStripe(() =>
    stripe.checkout.sessions.list({
      payment_intent: reference.chargeId,
      limit: 1,
      expand: ["data.payment_intent"],
    }),
  );
  return found.data.find(({ mode }) => mode === "payment");
}

async function refundsOf(stripe: Stripe, chargeId: string | null): Promise<ReportedCheckout["refunds"]> {
  if (!chargeId) return [];
  const refunds: ReportedCheckout["refunds"] = [];
  await callStripe(async () => {
    for await (const one of stripe.refunds.list({ payment_intent: chargeId, limit: 100 }))
      refunds.push(refundFromStripe(one));
  });
  return refunds;
}

type Since = Stripe.RangeQueryParam;

async function checkoutsSince(stripe: Stripe, created: Since): Promise<ReportedState[]> {
  const seen: ReportedState[] = [];
  const sessions = stripe.checkout.sessions.list({ created, limit: 100, expand: ["data.payment_intent"] });
  for await (const session of sessions) seen.push(checkoutFromSession(session));
  return seen;
}

async function refundsSince(stripe: Stripe, created: Since): Promise<ReportedRefundOf[]> {
  const seen: ReportedRefundOf[] = [];
  for await (const one of stripe.refunds.list({ created, limit: 100 })) {
    const { providerRefundId, state } = refundFromStripe(one);
    const intent = one.payment_intent;
    if (intent)
      seen.push({ providerRefundId, state, chargeId: typeof intent === "string" ? intent : intent.id });
  }
  return seen;
}
