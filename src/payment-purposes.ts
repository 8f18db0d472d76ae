import { registrationPurpose } from "~/domain/registrations/payment/registration-purpose";
import type { RegistrationServices } from "~/domain/registrations/registration-services";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";

/** Everybody who asks for money, and what they do when it comes. */
export function paymentPurposes(services: RegistrationServices): PaymentPurpose[] {
  return [registrationPurpose(services)];
}
