import type Stripe from "stripe";
import type { ReportedTerms } from "../recurring/recurring-provider";
import type { RecurringState } from "../recurring/table";
import { ourId } from "./checkout-from-session";

/** Translates a subscription to our terms. */
export function termsFromSubscription(subscription: Stripe.Subscription): ReportedTerms {
  const { id, currency, metadata, cancel_at_period_end } = subscription;
  const [item] = subscription.items.data;
  const state = stateOf(subscription);
  const isRunning = (state === "active" || state === "past-due") && !cancel_at_period_end;
  return {
    agreementId: id,
    recurringId: ourId(metadata.recurring),
    state,
    currency,
    amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    nextChargeAt: isRunning && item ? new Date(item.current_period_end * 1000) : null,
  };
}

function stateOf({ status, pause_collection }: Stripe.Subscription): RecurringState {
  switch (status) {
    case "canceled":
    case "incomplete_expired":
      return "ended";
    case "incomplete":
      return "open";
    case "paused":
      return "paused";
  }
  if (pause_collection) return "paused";
  return status === "active" || status === "trialing" ? "active" : "past-due";
}
