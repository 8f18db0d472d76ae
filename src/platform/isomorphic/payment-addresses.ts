/** Payment providers send their events to an address below this one, which ends in the provider's name. */
export const WEBHOOKS = "/webhooks";

/** Where a payer returns from the checkout. The page asks the provider for the state of the payment before it leads on. */
export function paymentReturnPath(paymentId: string): string {
  return `/payment/${paymentId}/return`;
}

/** The same for a payment that repeats each month. */
export function monthlyReturnPath(recurringId: string): string {
  return `/payment/monthly/${recurringId}/return`;
}

export function sandboxCheckoutPath(checkoutId: string): string {
  return `/sandbox-checkout/${checkoutId}`;
}
