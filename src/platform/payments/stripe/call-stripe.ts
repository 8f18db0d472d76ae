import Stripe from "stripe";
import { ProviderUnavailable } from "../payment-provider";

const { errors } = Stripe;

/** Whether Stripe understood the request and would refuse it again. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof errors.StripeInvalidRequestError;
}

/**
 * @throws ProviderUnavailable instead of the SDK's errors if Stripe is unavailable, overloaded, or rejects the key
 */
export async function callStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (isRefusal(error) || !(error instanceof errors.StripeError)) throw error;
    throw new ProviderUnavailable("Stripe did not answer.", { cause: error });
  }
}

/** The response; undefined if Stripe has nothing with that id. */
export async function undefinedIfMissing<Answer>(
  question: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await callStripe(question);
  } catch (error) {
    if (isRefusal(error) && error.code === "resource_missing") return undefined;
    throw error;
  }
}
