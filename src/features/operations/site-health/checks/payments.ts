import { latestWebhook } from "~/platform/payments/latest-webhook";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import { broken, counted, type HealthCheck, notApplicable, ok, warning } from "../health-check";

export const payments: HealthCheck = {
  id: "payments",
  title: "Payments",
  of: "site",
  needsDatabase: false,
  asks: "Stripe",
  async run({ payments: provider, env, now }) {
    if (provider.name === "none")
      return notApplicable("Not taken: paid classes and gifts are not offered online.");
    if (provider.name === "sandbox")
      return env.SITE_URL?.startsWith("https:")
        ? warning(
            "A test: visitors who pay for a class or give have paid nothing.",
            "Unset PAYMENTS, or set STRIPE_SECRET_KEY to take payments.",
          )
        : notApplicable("A test, as always without an https address and without keys of Stripe.");
    try {
      await provider.listSince(now());
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      return broken(
        "Stripe does not answer, or refuses the key.",
        "See whether STRIPE_SECRET_KEY is still valid at Stripe and may read Checkout Sessions and Refunds, and whether this machine reaches api.stripe.com.",
      );
    }
    return provider.isTest
      ? warning(
          "Stripe accepts the key, which is one for tests: no money moves.",
          "Set the live key as STRIPE_SECRET_KEY.",
        )
      : ok("Stripe accepts the key.");
  },
};

const MINUTE_MS = 60_000;
/** The time for Stripe to report a payment, and for a job to process it. */
const MAX_MINUTES = 30;

export const paymentWebhook: HealthCheck = {
  id: "payment-webhook",
  title: "Webhook of payments",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run({ db, payments: provider, now }) {
    if (provider.name !== "stripe") return notApplicable("Stripe is not used.");
    const late = new Date(+now() - MAX_MINUTES * MINUTE_MS);
    const { receivedAt, unprocessed, paymentsWithoutEvents } = await latestWebhook(db, late);
    if (paymentsWithoutEvents > 0)
      return broken(
        `Stripe did not tell of ${counted(paymentsWithoutEvents, "payment")} of the last seven days; ${paymentsWithoutEvents === 1 ? "it was" : "they were"} found by asking.`,
        "See the webhook endpoint at Stripe: its address must be SITE_URL followed by /webhooks/stripe, and its signing secret the one in STRIPE_WEBHOOK_SECRET.",
      );
    if (unprocessed > 0)
      return broken(
        `${counted(unprocessed, "message")} of Stripe ${unprocessed === 1 ? "was" : "were"} received and not looked into for ${MAX_MINUTES} minutes.`,
        "See Settings, Jobs in the admin area for why, and whether the scheduler runs.",
      );
    if (!receivedAt) return ok("None was received yet, and none was due.");
    const hours = Math.floor((+now() - +receivedAt) / (60 * MINUTE_MS));
    return ok(`The latest was received ${hours < 1 ? "within the hour" : `${counted(hours, "hour")} ago`}.`);
  },
};
