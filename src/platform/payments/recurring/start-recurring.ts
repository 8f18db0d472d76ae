import { and, eq } from "drizzle-orm";
import { monthlyReturnPath } from "../payment-return-path";
import type { CheckoutDesk } from "../start-checkout";
import { BEYOND_MS, reachingProvider, tooLate } from "../start-checkout";
import { recurringById } from "./recurring-by-id";
import type { RecurringOrder } from "./recurring-provider";
import { type RecurringPayment, recurringPayment } from "./table";

/**
 * The address at which somebody agrees to pay each month, and pays the first. To be called after the commit of `openRecurring`; called
 * again, it answers with the same page, and with the way back once there is nothing more to do there.
 *
 * @throws AppError NOT_FOUND; BAD_REQUEST when the time to pay is over; UNAVAILABLE when the provider cannot be reached
 */
export async function startRecurring(desk: CheckoutDesk, id: string): Promise<{ url: string }> {
  const row = await recurringById(desk.db, id);
  const isOver = row.state === "expired" || (row.state === "open" && row.payUntil <= desk.now());
  if (isOver) throw tooLate();
  if (row.state !== "open") return { url: returnUrl(desk.origin, row) };
  if (row.checkoutUrl && row.provider === desk.payments.name) return { url: row.checkoutUrl };
  const { checkoutId, url } = await reachingProvider(desk, row, () =>
    desk.payments.recurring.createCheckout(orderFor(row, desk.origin)),
  );
  const [kept] = await desk.db
    .update(recurringPayment)
    .set({ provider: desk.payments.name, checkoutId, checkoutUrl: url, updatedAt: desk.now() })
    .where(and(eq(recurringPayment.id, row.id), eq(recurringPayment.state, "open")))
    .returning({ id: recurringPayment.id });
  if (kept) return { url };
  // It ended or was paid while the provider made the page: nobody is sent there.
  await reachingProvider(desk, row, () => desk.payments.expireCheckout(checkoutId));
  return startRecurring(desk, id);
}

/** Nothing in it depends on when it is asked: a provider answers a repetition only if it is one to the letter. */
function orderFor(row: RecurringPayment, origin: string): RecurringOrder {
  const { id, purpose, subjectId, amount, currency, description } = row;
  return {
    recurringId: id,
    purpose,
    subjectId,
    amount,
    currency,
    description,
    expiresAt: new Date(+row.payUntil + BEYOND_MS),
    returnUrl: returnUrl(origin, row),
    cancelUrl: origin + row.cancelPath,
  };
}

/** Asks what came of it before it leads on to the purpose's own page. */
function returnUrl(origin: string, { id }: RecurringPayment): string {
  return origin + monthlyReturnPath(id);
}
