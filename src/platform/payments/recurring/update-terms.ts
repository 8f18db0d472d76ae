import { eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import type { PaymentPurpose } from "../payment-purpose";
import { type RecurringPayment, recurringPayment } from "./table";

type Terms = Partial<
  Pick<
    RecurringPayment,
    "state" | "amount" | "nextChargeAt" | "agreementId" | "checkoutId" | "provider" | "askedAt"
  >
>;

/**
 * Records new terms, and notifies the purpose of the change. The caller holds the lock of the recurring
 * payment.
 */
export async function updateTerms(
  tx: Database,
  purpose: PaymentPurpose,
  before: RecurringPayment,
  terms: Terms,
  now: Date,
): Promise<RecurringPayment> {
  const [after] = await tx
    .update(recurringPayment)
    .set({ ...terms, updatedAt: changed(before, { ...before, ...terms }) ? now : before.updatedAt })
    .where(eq(recurringPayment.id, before.id))
    .returning();
  if (!after) throw new Error("The recurring payment is gone.");
  if (changed(before, after)) await purpose.agreementChanged?.(tx, after, before);
  return after;
}

function changed(before: RecurringPayment, after: RecurringPayment): boolean {
  return (
    before.state !== after.state ||
    before.amount !== after.amount ||
    before.nextChargeAt?.getTime() !== after.nextChargeAt?.getTime()
  );
}
