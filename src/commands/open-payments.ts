import type { Env } from "~/env";
import type { PaymentProvider } from "~/platform/payments/payment-provider";
import { type Sandbox, sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { stripeProvider } from "~/platform/payments/stripe/stripe-provider";
import { progress } from "./progress";

type Settings = Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE">;

/** What takes the money: Stripe, where a key for it is configured, else the sandbox, where none moves. Says which. */
export function openPayments(
  { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase }: Settings,
  sandbox: Sandbox,
): PaymentProvider {
  if (!key) {
    progress("Payments: a test, no money moves; set STRIPE_SECRET_KEY to take payments.");
    return sandboxProvider(sandbox);
  }
  const provider = stripeProvider({ key, webhookSecret, apiBase });
  progress(`Payments: taken by Stripe${provider.isTest ? ", with a key for tests" : ""}.`);
  if (!webhookSecret)
    progress(
      "Payments: without STRIPE_WEBHOOK_SECRET what Stripe tells is refused; payments are found out late.",
    );
  return provider;
}
