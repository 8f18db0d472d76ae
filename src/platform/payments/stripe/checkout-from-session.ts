import type Stripe from "stripe";
import type { ReportedCheckout, ReportedRefund } from "../payment-provider";
import type { PaymentState, RefundState } from "../table";

type Session = Stripe.Checkout.Session;

/** Translates a checkout session. @param session with its `payment_intent` expanded */
export function checkoutFromSession(session: Session): Omit<ReportedCheckout, "refunds"> {
  const { id, payment_intent: intent, amount_total, currency } = session;
  return {
    checkoutId: id,
    paymentId: ourId(session.metadata?.payment),
    state: stateOf(session),
    chargeId: typeof intent === "string" ? intent : (intent?.id ?? null),
    amount: amount_total ?? 0,
    currency: currency ?? "",
  };
}

export function refundFromStripe({
  id,
  amount,
  status,
  metadata,
  failure_reason,
}: Stripe.Refund): ReportedRefund {
  return {
    providerRefundId: id,
    refundId: ourId(metadata?.refund),
    amount,
    state: refundState(status),
    failure: failure_reason ?? (status === "canceled" ? "The refund was canceled." : null),
  };
}

/**
 * A completed but unpaid checkout waits for its money; the intent says whether it will still arrive. A
 * declined card is not visible here: the checkout stays open.
 */
function stateOf({ status, payment_status, payment_intent }: Session): PaymentState {
  if (payment_status !== "unpaid") return "paid";
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  const intent = typeof payment_intent === "object" ? payment_intent?.status : undefined;
  return intent === "requires_payment_method" || intent === "canceled" ? "failed" : "processing";
}

function refundState(status: string | null): Exclude<RefundState, "requested"> {
  if (status === "succeeded") return "succeeded";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}

/** Other programs may use the same account, and may write anything into the fields that contain our ids. */
export function ourId(text: string | undefined): string | null {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : null;
}
