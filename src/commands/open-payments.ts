import type { Env } from "~/env";
import { noProvider } from "~/platform/payments/no-provider";
import { paymentMode } from "~/platform/payments/payment-mode";
import type { PaymentProvider } from "~/platform/payments/payment-provider";
import type { Sandbox } from "~/platform/payments/sandbox/sandbox";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { stripeProvider } from "~/platform/payments/stripe/stripe-provider";

type Settings = Pick<
  Env,
  "SITE_URL" | "PAYMENTS" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE"
>;

/** The payment provider that the settings choose. @param say prints a line about the choice */
export function openPayments(
  settings: Settings,
  sandbox: Sandbox,
  say: (line: string) => void,
): PaymentProvider {
  switch (paymentMode(settings)) {
    case "none":
      say(
        "Payments: not taken. Paid classes and gifts are not offered online: visitors are asked to call. Set STRIPE_SECRET_KEY to take payments, or PAYMENTS=sandbox to try them out.",
      );
      return noProvider();
    case "sandbox":
      say("Payments: a test, no money moves; set STRIPE_SECRET_KEY to take payments.");
      return sandboxProvider(sandbox);
    case "stripe": {
      const { STRIPE_SECRET_KEY: key = "", STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = settings;
      const provider = stripeProvider({
        key,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        apiBase: STRIPE_API_BASE,
      });
      say(`Payments: taken by Stripe${provider.isTest ? ", with a key for tests" : ""}.`);
      return provider;
    }
  }
}
