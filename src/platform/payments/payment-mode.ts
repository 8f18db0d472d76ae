/** The settings that select the payment provider, from the environment. */
export interface PaymentSettings {
  SITE_URL?: string;
  PAYMENTS?: "sandbox";
  STRIPE_SECRET_KEY?: string;
}

/**
 * `stripe`; `sandbox`: a simulation in which no money moves; `none`: nothing with a price is offered online.
 */
export type PaymentMode = "stripe" | "sandbox" | "none";

/**
 * A site with an https SITE_URL is a real one: without Stripe's keys it takes no payments, unless PAYMENTS
 * selects the sandbox. Other sites use the sandbox, so that everything can be tried.
 */
export function paymentMode({ SITE_URL, PAYMENTS, STRIPE_SECRET_KEY }: PaymentSettings): PaymentMode {
  if (STRIPE_SECRET_KEY) return "stripe";
  return PAYMENTS === "sandbox" || !SITE_URL?.startsWith("https:") ? "sandbox" : "none";
}

/** Whether online payments are possible. */
export function takesPayments(settings: PaymentSettings): boolean {
  return paymentMode(settings) !== "none";
}
