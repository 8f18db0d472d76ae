import type Stripe from "stripe";
import type { RecurringOrder } from "../recurring/recurring-provider";

/** The data of a monthly order for Stripe: only our ids. Stripe asks payers for their details itself. */
export function recurringParams(order: RecurringOrder): Stripe.Checkout.SessionCreateParams {
  const { recurringId, purpose, subjectId, amount, currency, description, expiresAt } = order;
  const metadata = { recurring: recurringId, purpose, subject: subjectId };
  return {
    mode: "subscription",
    client_reference_id: recurringId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amount,
          product_data: { name: description },
          recurring: { interval: "month" },
        },
      },
    ],
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(+expiresAt / 1000),
    metadata,
    subscription_data: { metadata },
  };
}
