import type { PaymentDeps } from "./payment-deps";
import type { PaymentPurpose } from "./payment-purpose";
import type { Payment } from "./table";

/** The purpose of that name. @throws Error if no feature has one, which is a defect */
export function purposeOf(
  { paymentPurposes }: Pick<PaymentDeps, "paymentPurposes">,
  { purpose }: Pick<Payment, "purpose">,
): PaymentPurpose {
  const found = paymentPurposes.find(({ name }) => name === purpose);
  if (!found) throw new Error(`No feature takes payments for ${purpose}.`);
  return found;
}
