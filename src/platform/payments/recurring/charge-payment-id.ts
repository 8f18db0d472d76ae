import { and, eq } from "drizzle-orm";
import type { PaymentDeps } from "../payment-deps";
import type { ReportedCheckout } from "../payment-provider";
import { payment } from "../table";
import { applyAgreement } from "./apply-agreement";

/**
 * The id of our payment for a monthly charge, which the provider created without knowing our id. News about a
 * charge may arrive before the charge itself: then its agreement is checked first.
 */
export async function chargePaymentId(
  deps: PaymentDeps,
  { checkoutId, agreementId }: ReportedCheckout,
): Promise<string | undefined> {
  if (!agreementId) return undefined;
  const storedCharge = await find(deps, checkoutId);
  if (storedCharge) return storedCharge;
  const agreement = await deps.payments.recurring.fetchAgreement({ agreementId });
  if (agreement) await applyAgreement(deps, agreement);
  return find(deps, checkoutId);
}

async function find({ db, payments }: PaymentDeps, checkoutId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.provider, payments.name), eq(payment.checkoutId, checkoutId)));
  return row?.id;
}
