import type { DomainServices } from "~/domain/domain-services";
import { monthlyPurpose } from "~/domain/giving/monthly/monthly-purpose";
import { giftPurpose } from "~/domain/giving/payment/gift-purpose";
import { registrationPurpose } from "~/domain/registrations/payment/registration-purpose";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";

/** Everybody who asks for money, and what they do when it comes. */
export function paymentPurposes(services: DomainServices): PaymentPurpose[] {
  return [registrationPurpose(services), giftPurpose(services), monthlyPurpose(services)];
}
