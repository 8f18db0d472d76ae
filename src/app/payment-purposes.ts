import type { DomainServices } from "~/platform/domain-services";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";
import { serverFeatures } from "./server-features";

/** Everything that people can pay for. */
export function paymentPurposes(services: DomainServices): PaymentPurpose[] {
  return serverFeatures.flatMap((feature) => feature.paymentPurposes?.(services) ?? []);
}
