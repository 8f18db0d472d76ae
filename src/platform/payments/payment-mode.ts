/** What decides who takes the money, as the environment gives it. */
export interface PaymentSettings {
  SITE_URL?: string;
  PAYMENTS?: "sandbox";
  STRIPE_SECRET_KEY?: string;
}

/** `stripe`; `sandbox`: a trial in which no money moves; `none`: nothing that costs money is offered online. */
export type PaymentMode = "stripe" | "sandbox" | "none";

/**
 * A site with an https SITE_URL is a real one: without Stripe's keys it takes no payments, unless PAYMENTS asks for the sandbox. Anywhere
 * else the sandbox stands in, so that the whole site can be tried out.
 */
export function paymentMode({ SITE_URL, PAYMENTS, STRIPE_SECRET_KEY }: PaymentSettings): PaymentMode {
  if (STRIPE_SECRET_KEY) return "stripe";
  return PAYMENTS === "sandbox" || !SITE_URL?.startsWith("https:") ? "sandbox" : "none";
}

/** Whether anything can be paid for online. */
export function takesPayments(settings: PaymentSettings): boolean {
  return paymentMode(settings) !== "none";
}
