import { handle, type JobHandler } from "~/platform/jobs/job";
import { DAILY, EVERY_HOUR } from "~/platform/jobs/schedules";
import { closePayment } from "~/platform/payments/close-payment";
import { closePaymentJob } from "~/platform/payments/close-payment-job";
import type { PaymentDeps } from "~/platform/payments/payment-deps";
import { processPaymentEvent } from "~/platform/payments/process-payment-event";
import { processPaymentEventJob } from "~/platform/payments/process-payment-event-job";
import {
  reconcilePayments,
  reconcilePaymentsJob,
  reconcileSince,
} from "~/platform/payments/reconcile-payments";
import { closeRecurring } from "~/platform/payments/recurring/close-recurring";
import { closeRecurringJob } from "~/platform/payments/recurring/close-recurring-job";
import {
  settleSandboxCheckout,
  settleSandboxCheckoutJob,
} from "~/platform/payments/sandbox/change-sandbox-checkout";
import {
  chargeSandboxAgreements,
  chargeSandboxAgreementsJob,
} from "~/platform/payments/sandbox/charge-sandbox-agreements";
import { deliverSandboxEvent } from "~/platform/payments/sandbox/deliver-sandbox-event";
import { deliverSandboxEventJob } from "~/platform/payments/sandbox/send-sandbox-event";
import { sendRefund } from "~/platform/payments/send-refund";
import { sendRefundJob } from "~/platform/payments/send-refund-job";
import type { JobServices } from "~/server/job-services";

/** The jobs that process the provider's events, close and refund payments, and run the built-in sandbox. */
export function paymentJobs(services: JobServices): JobHandler[] {
  const { db, keyedHash, now } = services;
  return [
    handle(processPaymentEventJob, ({ id }) => processPaymentEvent(services, id), { atOnce: 2 }),
    handle(closePaymentJob, ({ id, isEarly }) => closePayment(services, id, isEarly)),
    handle(closeRecurringJob, ({ id }) => closeRecurring(services, id)),
    handle(sendRefundJob, ({ id }) => sendRefund(services, id)),
    handle(reconcilePaymentsJob, () => reconcileDaily(services), { schedule: DAILY }),
    handle(deliverSandboxEventJob, ({ id }) => deliverSandboxEvent(services, keyedHash, id)),
    handle(settleSandboxCheckoutJob, ({ id }) => settleSandboxCheckout(db, id, now())),
    handle(chargeSandboxAgreementsJob, () => chargeSandboxAgreements(services), { schedule: EVERY_HOUR }),
  ];
}

async function reconcileDaily(deps: PaymentDeps): Promise<void> {
  await reconcilePayments(deps, reconcileSince(deps.now()));
}
