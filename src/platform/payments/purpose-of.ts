import type { PaymentDesk } from "./payment-desk";
import type { PaymentPurpose } from "./payment-purpose";
import type { Payment } from "./table";

/** Whoever asked for this money. @throws Error when no part of the site goes by that name: a defect */
export function purposeOf(
  { paymentPurposes }: Pick<PaymentDesk, "paymentPurposes">,
  { purpose }: Pick<Payment, "purpose">,
): PaymentPurpose {
  const found = paymentPurposes.find(({ name }) => name === purpose);
  if (!found) throw new Error(`No part of the site takes payments for ${purpose}.`);
  return found;
}
