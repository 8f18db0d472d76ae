import { registrationPurpose } from "~/features/classes/registrations/payment/registration-purpose";
import { monthlyPurpose } from "~/features/giving/monthly/monthly-purpose";
import { giftPurpose } from "~/features/giving/payment/gift-purpose";
import type { DomainServices } from "~/platform/domain-services";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";

/** Everybody who asks for money, and what they do when it comes. */
export function paymentPurposes(services: DomainServices): PaymentPurpose[] {
  return [registrationPurpose(services), giftPurpose(services), monthlyPurpose(services)];
}
