import { and, eq } from "drizzle-orm";
import { paymentReturnPath } from "~/platform/isomorphic/payment-addresses";
import { AppError } from "../errors/app-error";
import { paymentById } from "./payment-by-id";
import type { PaymentDeps } from "./payment-deps";
import { type CheckoutOrder, ProviderUnavailable } from "./payment-provider";
import { type Payment, payment } from "./table";

/**
 * The provider's page stays open longer than our deadline, at which we close it, because the provider accepts
 * no page for less than 30 minutes.
 */
export const CHECKOUT_GRACE_MS = 40 * 60_000;

export type CheckoutDeps = Omit<PaymentDeps, "paymentPurposes"> & {
  /** Scheme and host at which visitors reach the site. */
  origin: string;
};

/**
 * The URL at which the payer pays. Call it after the commit of `openPayment`. Called again, it returns the
 * same page, or the return path once nothing is left to do there.
 * @throws AppError NOT_FOUND; BAD_REQUEST if the deadline has passed; UNAVAILABLE if the provider cannot be
 * reached: the payment stays open, and a retry works
 */
export async function startCheckout(deps: CheckoutDeps, paymentId: string): Promise<{ url: string }> {
  const row = await paymentById(deps.db, paymentId);
  if (row.state === "paid" || row.state === "processing") return { url: returnUrl(deps.origin, row) };
  if (row.state !== "open" || row.payUntil <= deps.now()) throw tooLate();
  if (row.checkoutUrl && row.provider === deps.payments.name) return { url: row.checkoutUrl };
  const { checkoutId, url } = await callProvider(deps, row, () =>
    deps.payments.createCheckout(orderFor(row, deps.origin)),
  );
  const [checkout] = await deps.db
    .update(payment)
    .set({ provider: deps.payments.name, checkoutId, checkoutUrl: url, updatedAt: deps.now() })
    .where(and(eq(payment.id, row.id), eq(payment.state, "open")))
    .returning({ id: payment.id });
  if (checkout) return { url };
  // It ended or was paid while the provider created the page, so nobody is sent there.
  await callProvider(deps, row, () => deps.payments.expireCheckout(checkoutId));
  return startCheckout(deps, paymentId);
}

/**
 * Contains nothing that depends on the time: providers recognize a repeated request only if it is identical.
 */
function orderFor(row: Payment, origin: string): CheckoutOrder {
  return {
    paymentId: row.id,
    purpose: row.purpose,
    subjectId: row.subjectId,
    amount: row.amount,
    currency: row.currency,
    description: row.description,
    expiresAt: new Date(+row.payUntil + CHECKOUT_GRACE_MS),
    returnUrl: returnUrl(origin, row),
    cancelUrl: origin + row.cancelPath,
  };
}

/** @throws AppError UNAVAILABLE if the provider cannot be reached */
export async function callProvider<Answer>(
  { log }: CheckoutDeps,
  row: { id: string },
  question: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, payment: row.id }, "the payment provider cannot be reached");
    throw new AppError("UNAVAILABLE", "Payments cannot be made right now. Please try again in a moment.", {
      headers: { "retry-after": "30" },
    });
  }
}

function returnUrl(origin: string, { id }: Payment): string {
  return origin + paymentReturnPath(id);
}

export function tooLate(): AppError {
  return new AppError("BAD_REQUEST", "The time to pay has run out. Please start again.");
}
