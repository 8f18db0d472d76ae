import type { PaymentPurpose } from "~/platform/payments/payment-purpose";

/** Everybody who asks for money, and what they do when it comes. */
export function paymentPurposes(): PaymentPurpose[] {
  return [];
}
