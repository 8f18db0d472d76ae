import type Stripe from "stripe";
import {
  type AgreementChange,
  type AgreementReference,
  type RecurringProvider,
  RecurringRefused,
  type ReportedAgreement,
  type ReportedChargeOf,
  type ReportedTerms,
} from "../recurring/recurring-provider";
import { callStripe, isRefusal, undefinedIfMissing } from "./call-stripe";
import { agreementOf } from "./charge-from-invoice";
import { ourId } from "./checkout-from-session";
import { chargeOfInvoice } from "./find-invoice";
import { recurringParams } from "./recurring-params";
import { termsFromSubscription } from "./terms-from-subscription";

/** Stripe's subscriptions, started on its hosted checkout. */
export function stripeRecurring(stripe: Stripe): RecurringProvider {
  return {
    async createCheckout(order) {
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(recurringParams(order), { idempotencyKey: order.recurringId }),
      );
      if (!session.url) throw new Error("Stripe made a checkout without an address.");
      return { checkoutId: session.id, url: session.url };
    },
    async fetchAgreement(reference) {
      const askedAt = new Date();
      const subscription = await findSubscription(stripe, reference);
      if (!subscription) return undefined;
      if ("status" in subscription) {
        const charges = await chargesOf(stripe, subscription.id);
        return { ...termsFromSubscription(subscription), charges, askedAt };
      }
      return { ...subscription, charges: [], askedAt };
    },
    changeAgreement: (agreementId, intent) => refusing(() => change(stripe, agreementId, intent)),
    cardPage: (agreementId, returnUrl) =>
      refusing(async () => {
        const { customer } = await stripe.subscriptions.retrieve(agreementId);
        const { url } = await stripe.billingPortal.sessions.create({
          customer: typeof customer === "string" ? customer : customer.id,
          return_url: returnUrl,
          flow_data: { type: "payment_method_update" },
        });
        return { url };
      }),
    async listAgreements(since) {
      return callStripe(async () => ({
        agreements: await allSubscriptions(stripe),
        charges: await chargesSince(stripe, since),
      }));
    },
  };
}

/** Before the payer agrees, the checkout represents the agreement. */
async function findSubscription(
  stripe: Stripe,
  reference: AgreementReference,
): Promise<Stripe.Subscription | Omit<ReportedAgreement, "charges" | "askedAt"> | undefined> {
  if ("agreementId" in reference)
    return undefinedIfMissing(() => stripe.subscriptions.retrieve(reference.agreementId));
  const session = await undefinedIfMissing(() =>
    stripe.checkout.sessions.retrieve(reference.checkoutId, { expand: ["subscription"] }),
  );
  if (session?.mode !== "subscription") return undefined;
  if (session.subscription && typeof session.subscription === "object") return session.subscription;
  return {
    agreementId: null,
    nextChargeAt: null,
    recurringId: ourId(session.metadata?.recurring),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "",
    state: session.status === "expired" ? "expired" : "open",
  };
}

/** Eight years of months; older ones are recorded already. */
async function chargesOf(stripe: Stripe, subscription: string) {
  return callStripe(async () => {
    const { data } = await stripe.invoices.list({ subscription, limit: 100, expand: ["data.payments"] });
    const charges = await Promise.all(data.map((invoice) => chargeOfInvoice(stripe, invoice)));
    return charges.filter((charge) => charge !== undefined);
  });
}

/** Started days are neither charged nor refunded: only the next monthly charge changes or is canceled. */
async function change(stripe: Stripe, id: string, intent: AgreementChange): Promise<void> {
  switch (intent.kind) {
    case "pause":
      await stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } });
      return;
    case "resume":
      await stripe.subscriptions.update(id, { pause_collection: "" });
      return;
    case "stop":
      await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
      return;
    case "amount":
      await changeAmount(stripe, id, intent.amount);
  }
}

async function changeAmount(stripe: Stripe, id: string, amount: number): Promise<void> {
  const { items, currency } = await stripe.subscriptions.retrieve(id);
  const [item] = items.data;
  if (!item) throw new Error("Stripe returned a subscription without items.");
  const { product } = item.price;
  await stripe.subscriptions.update(id, {
    items: [
      {
        id: item.id,
        price_data: {
          currency,
          unit_amount: amount,
          recurring: { interval: "month" as const },
          product: typeof product === "string" ? product : product.id,
        },
      },
    ],
    proration_behavior: "none",
  });
}

/** @throws RecurringRefused if Stripe understood the request and refuses it */
async function refusing<Answer>(intent: () => Promise<Answer>): Promise<Answer> {
  try {
    return await callStripe(intent);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new RecurringRefused("The payment provider can no longer change this monthly payment.", {
      cause: error,
    });
  }
}

async function allSubscriptions(stripe: Stripe): Promise<ReportedTerms[]> {
  const seen: ReportedTerms[] = [];
  for await (const one of stripe.subscriptions.list({ status: "all", limit: 100 }))
    seen.push(termsFromSubscription(one));
  return seen;
}

async function chargesSince(stripe: Stripe, since: Date): Promise<ReportedChargeOf[]> {
  const charges: ReportedChargeOf[] = [];
  const created = { gte: Math.floor(+since / 1000) };
  const invoices = stripe.invoices.list({ created, limit: 100, expand: ["data.payments"] });
  for await (const invoice of invoices) {
    const agreementId = agreementOf(invoice);
    const charge = agreementId && (await chargeOfInvoice(stripe, invoice));
    if (charge) charges.push({ agreementId, checkoutId: charge.checkoutId, state: charge.state });
  }
  return charges;
}
