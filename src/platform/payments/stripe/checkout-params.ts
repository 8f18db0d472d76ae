import type Stripe from "stripe";
import type { CheckoutOrder } from "../payment-provider";

/** The data of an order for Stripe: only our ids. Stripe asks payers for their details itself. */
export function checkoutParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { paymentId, purpose, subjectId, amount, currency, description, expiresAt } = order;
  const metadata = { payment: paymentId, purpose, subject: subjectId };
  return {
    mode: "payment",
    client_reference_id: paymentId,
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: description } } },
    ],
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(+expiresAt / 1000),
    metadata,
    payment_intent_data: { metadata },
  };
}
