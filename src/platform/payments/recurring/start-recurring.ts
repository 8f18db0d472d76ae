import { and, eq } from "drizzle-orm";
import { monthlyReturnPath } from "~/platform/isomorphic/payment-addresses";
import { CHECKOUT_GRACE_MS, type CheckoutDeps, callProvider, tooLate } from "../start-checkout";
import { recurringById } from "./recurring-by-id";
import type { RecurringOrder } from "./recurring-provider";
import { type RecurringPayment, recurringPayment } from "./table";

/**
 * The URL at which the payer agrees to the monthly payment and pays the first month. Call it after the commit
 * of `openRecurring`. Called again, it returns the same page, or the return path once nothing is left to do
 * there.
 * @throws AppError NOT_FOUND; BAD_REQUEST if the deadline has passed; UNAVAILABLE if the provider cannot be
 * reached
 */
export async function startRecurring(deps: CheckoutDeps, id: string): Promise<{ url: string }> {
  const row = await recurringById(deps.db, id);
  const isOver = row.state === "expired" || (row.state === "open" && row.payUntil <= deps.now());
  if (isOver) throw tooLate();
  if (row.state !== "open") return { url: returnUrl(deps.origin, row) };
  if (row.checkoutUrl && row.provider === deps.payments.name) return { url: row.checkoutUrl };
  const { checkoutId, url } = await callProvider(deps, row, () =>
    deps.payments.recurring.createCheckout(orderFor(row, deps.origin)),
  );
  const [checkout] = await deps.db
    .update(recurringPayment)
    .set({ provider: deps.payments.name, checkoutId, checkoutUrl: url, updatedAt: deps.now() })
    .where(and(eq(recurringPayment.id, row.id), eq(recurringPayment.state, "open")))
    .returning({ id: recurringPayment.id });
  if (checkout) return { url };
  // It ended or was paid while the provider created the page, so nobody is sent there.
  await callProvider(deps, row, () => deps.payments.expireCheckout(checkoutId));
  return startRecurring(deps, id);
}

/**
 * Contains nothing that depends on the time: providers recognize a repeated request only if it is identical.
 */
function orderFor(row: RecurringPayment, origin: string): RecurringOrder {
  const { id, purpose, subjectId, amount, currency, description } = row;
  return {
    recurringId: id,
    purpose,
    subjectId,
    amount,
    currency,
    description,
    expiresAt: new Date(+row.payUntil + CHECKOUT_GRACE_MS),
    returnUrl: returnUrl(origin, row),
    cancelUrl: origin + row.cancelPath,
  };
}

/** The return page, which checks the result before it redirects to the purpose's own page. */
function returnUrl(origin: string, { id }: RecurringPayment): string {
  return origin + monthlyReturnPath(id);
}
