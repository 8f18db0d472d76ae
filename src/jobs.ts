import { runSchedule } from "~/content/schedule/run-schedule";
import { runScheduleJob } from "~/content/schedule/run-schedule-job";
import { sweepSchedules, sweepSchedulesJob } from "~/content/schedule/sweep-schedules";
import { rebuildSearchJob } from "~/content/search/rebuild-search-job";
import { encodeImage, sweepImages } from "~/content/types/image/pending/encode-image";
import { encodeImageJob, sweepImagesJob } from "~/content/types/image/pending/encode-image-job";
import { retentionTimes } from "~/content/types/settings/retention-times";
import { personById } from "~/domain/accounts/person-by-id";
import { forgetEvents, forgetEventsJob } from "~/domain/analytics/forget-events";
import { checkLinks, checkLinksJob } from "~/domain/content-health/check-links";
import type { DomainServices } from "~/domain/domain-services";
import { sweepFiles, sweepFilesJob } from "~/domain/forms/files/sweep-files";
import { deleteExpired, deleteExpiredJob } from "~/domain/forms/retention/delete-expired";
import { forgetGivers, forgetGiversJob } from "~/domain/giving/retention/forget-givers";
import { forgetUnpaid, forgetUnpaidJob } from "~/domain/giving/retention/forget-unpaid";
import { endDueIncident } from "~/domain/incident/end-incident";
import { endIncidentJob } from "~/domain/incident/end-incident-job";
import {
  forgetMissedAddresses,
  forgetMissedAddressesJob,
} from "~/domain/missed-addresses/forget-missed-addresses";
import { newsletterJobs } from "~/domain/newsletter/newsletter-jobs";
import { registrationJobs } from "~/domain/registrations/registration-jobs";
import { forgetSearches, forgetSearchesJob } from "~/domain/search/forget-searches";
import { rebuildSearchByStaff } from "~/domain/search/rebuild-search-by-staff";
import { forgetProofs, forgetProofsJob } from "~/platform/captcha/forget-proofs";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import { forgetAnswers, forgetAnswersJob } from "~/platform/idempotency/forget-answers";
import { handle, type JobHandler } from "~/platform/jobs/job";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { deliverMailJob } from "~/platform/outbox/deliver-mail-job";
import type { PostOffice } from "~/platform/outbox/post-office";
import { releaseWaiting } from "~/platform/outbox/release-waiting";
import { sweepOutbox, sweepOutboxJob } from "~/platform/outbox/sweep-outbox";
import { closePayment } from "~/platform/payments/close-payment";
import { closePaymentJob } from "~/platform/payments/close-payment-job";
import type { PaymentDesk } from "~/platform/payments/payment-desk";
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
import { deliverSandboxEventJob } from "~/platform/payments/sandbox/tell-by-sandbox-event";
import { sendRefund } from "~/platform/payments/send-refund";
import { sendRefundJob } from "~/platform/payments/send-refund-job";
import type { FileStorage } from "~/platform/storage/file-storage";

const EVERY_MINUTE = "* * * * *";
const EVERY_HOUR = "23 * * * *";
/** In the night of every time zone of the country. */
const DAILY = "17 9 * * *";

interface JobServices extends PostOffice, PaymentDesk {
  keyedHash: KeyedHash;
  domains: DomainServices;
  storage: FileStorage;
  /** Whether links to other sites are looked at. */
  asksOutside: boolean;
}

/** Everything that is done outside a request: what a transaction asked for, and what the clock does. */
export function jobHandlers(services: JobServices): JobHandler[] {
  const schedules = { ...services, person: personById };
  const { db, keyedHash, now } = services;
  return [
    handle(deliverMailJob, ({ id }) => deliverMail(services, id), { atOnce: 4 }),
    handle(sweepOutboxJob, () => sweepMail(services), { schedule: EVERY_MINUTE }),
    handle(runScheduleJob, ({ itemId }) => runSchedule(schedules, itemId)),
    handle(sweepSchedulesJob, () => sweepSchedules(services), { schedule: EVERY_MINUTE }),
    handle(forgetProofsJob, () => forgetProofs(services), { schedule: EVERY_HOUR }),
    handle(forgetAnswersJob, () => forgetAnswers(services), { schedule: EVERY_HOUR }),
    handle(processPaymentEventJob, ({ id }) => processPaymentEvent(services, id), { atOnce: 2 }),
    handle(closePaymentJob, ({ id }) => closePayment(services, id)),
    handle(closeRecurringJob, ({ id }) => closeRecurring(services, id)),
    handle(sendRefundJob, ({ id }) => sendRefund(services, id)),
    handle(reconcilePaymentsJob, () => reconcileDaily(services), { schedule: DAILY }),
    handle(deliverSandboxEventJob, ({ id }) => deliverSandboxEvent(services, keyedHash, id)),
    handle(settleSandboxCheckoutJob, ({ id }) => settleSandboxCheckout(db, id, now())),
    handle(chargeSandboxAgreementsJob, () => chargeSandboxAgreements(services), { schedule: EVERY_HOUR }),
    handle(rebuildSearchJob, ({ actorId }) => rebuildSearchByStaff(services, actorId)),
    handle(checkLinksJob, (asked) => checkLinks(services, asked), { schedule: DAILY }),
    handle(forgetEventsJob, () => forgetEvents(services), { schedule: DAILY }),
    handle(forgetSearchesJob, () => forgetSearches(services), { schedule: DAILY }),
    handle(sweepFilesJob, () => sweepFiles(services, services.storage), { schedule: EVERY_HOUR }),
    handle(encodeImageJob, ({ sourceKey }) => encodeImage(services, sourceKey)),
    handle(sweepImagesJob, () => sweepImages(services), { schedule: EVERY_HOUR }),
    handle(deleteExpiredJob, () => deleteExpired(services), { schedule: EVERY_HOUR }),
    handle(forgetGiversJob, () => forgetGivers(services), { schedule: DAILY }),
    handle(forgetUnpaidJob, () => forgetUnpaid(services), { schedule: DAILY }),
    handle(forgetMissedAddressesJob, () => forgetMissedAddresses(services), { schedule: DAILY }),
    handle(endIncidentJob, () => endDueIncident(services)),
    ...registrationJobs(services.domains),
    ...newsletterJobs(services.domains),
  ];
}

async function sweepMail(office: PostOffice): Promise<void> {
  const { keptMailDays } = await retentionTimes(office.db);
  await releaseWaiting(office);
  await sweepOutbox(office, keptMailDays);
}

async function reconcileDaily(desk: PaymentDesk): Promise<void> {
  await reconcilePayments(desk, reconcileSince(desk.now()));
}
