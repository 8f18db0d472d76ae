import Stripe from "stripe";
import { ProviderUnavailable } from "../payment-provider";

const { errors } = Stripe;

/** Whether Stripe understood, and will say the same to the same question. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof errors.StripeInvalidRequestError;
}

/** @throws ProviderUnavailable instead of what the SDK throws when Stripe is away, too busy, or takes another key */
export async function askingStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (isRefusal(error) || !(error instanceof errors.StripeError)) throw error;
    throw new ProviderUnavailable("Stripe did not answer.", { cause: error });
  }
}

/** The answer, or undefined where Stripe has nothing under that id. */
export async function ifFound<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await askingStripe(question);
  } catch (error) {
    if (isRefusal(error) && error.code === "resource_missing") return undefined;
    throw error;
  }
}
