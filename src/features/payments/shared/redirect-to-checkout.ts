import { startRecurring } from "~/platform/payments/recurring/start-recurring";
import { startCheckout } from "~/platform/payments/start-checkout";
import type { RequestContext } from "~/server/context";
import { type PayerRole, payerCookie } from "../checkout/payer-cookie";
import { ownsPayment } from "./owns-payment";

export interface CheckoutRedirect {
  /** The payment provider's page. */
  url: string;
  /** The cookie by which this browser may see the outcome when it returns. */
  headers: { "set-cookie": string };
}

/**
 * The checkout of a payment.
 * @param role what this browser may see when it returns: an owner sees the private page of the registration or gift. A
 * browser that already owns the payment, by the cookie of `request`, stays its owner.
 * @throws AppError like `startCheckout`
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
 * @throws AppError like `startRecurring`
 */
export async function redirectToMonthlyCheckout(
  context: RequestContext,
  recurringId: string,
): Promise<CheckoutRedirect> {
  const { url } = await startRecurring(context, recurringId);
  return { url, headers: { "set-cookie": payerCookie(context, recurringId, "owner") } };
}
