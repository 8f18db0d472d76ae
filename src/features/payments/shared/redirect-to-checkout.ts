import { startRecurring } from "~/platform/payments/recurring/start-recurring";
import { startCheckout } from "~/platform/payments/start-checkout";
import type { RequestContext } from "~/server/context";
import { type PayerRole, payerCookie } from "../checkout/payer-cookie";
import { ownsPayment } from "./owns-payment";

export interface CheckoutRedirect {
  /** The address of the payment provider's page. */
  url: string;
  /** The cookie with which this browser may see the result when it returns. */
  headers: { "set-cookie": string };
}

/**
 * The checkout of a payment.
 * @param role what this browser may see when it returns: an owner sees the private page of the registration or gift. If
 * the cookie of `request` proves that the browser owns the payment, it stays the owner.
 * @throws AppError the errors of `startCheckout`
 */
export async function redirectToCheckout(
  context: RequestContext,
  request: Request,
  paymentId: string,
  role: PayerRole,
): Promise<CheckoutRedirect> {
  const { url } = await startCheckout(context, paymentId);
  const effectiveRole = ownsPayment(context, request, paymentId) ? "owner" : role;
  return { url, headers: { "set-cookie": payerCookie(context, paymentId, effectiveRole) } };
}

/**
 * The checkout of a payment that repeats each month. The browser that starts it owns it.
 * @throws AppError the errors of `startRecurring`
 */
export async function redirectToMonthlyCheckout(
  context: RequestContext,
  recurringId: string,
): Promise<CheckoutRedirect> {
  const { url } = await startRecurring(context, recurringId);
  return { url, headers: { "set-cookie": payerCookie(context, recurringId, "owner") } };
}
