import { subDays } from "date-fns";
import { runSchedule } from "~/content/schedule/run-schedule";
import { runScheduleJob } from "~/content/schedule/run-schedule-job";
import type { ScheduleServices } from "~/content/schedule/schedule-services";
import { sweepSchedules, sweepSchedulesJob } from "~/content/schedule/sweep-schedules";
import { rebuildSearchJob } from "~/content/search/rebuild-search-job";
import { personById } from "~/features/accounts/shared/person-by-id";
import { forgetEvents, forgetEventsJob } from "~/features/analytics/forget-events";
import { registrationJobs } from "~/features/classes/registrations/registration-jobs";
import { checkLinks, checkLinksJob } from "~/features/dashboard/content-health/check-links";
import { sweepFiles, sweepFilesJob } from "~/features/forms/files/sweep-files";
import { deleteExpired, deleteExpiredJob } from "~/features/forms/retention/delete-expired";
import { forgetGivers, forgetGiversJob } from "~/features/giving/retention/forget-givers";
import { forgetUnpaid, forgetUnpaidJob } from "~/features/giving/retention/forget-unpaid";
import { endDueIncident } from "~/features/incident/end-incident";
import { endIncidentJob } from "~/features/incident/end-incident-job";
import { encodeImage, sweepImages } from "~/features/media/image/pending/encode-image";
import { encodeImageJob, sweepImagesJob } from "~/features/media/image/pending/encode-image-job";
import {
  forgetMissedAddresses,
  forgetMissedAddressesJob,
} from "~/features/navigation/missed-addresses/forget-missed-addresses";
import { newsletterJobs } from "~/features/newsletter/newsletter-jobs";
import { runBackupJob } from "~/features/operations/backups/run-backup-job";
import { sweepBackups, sweepBackupsJob } from "~/features/operations/backups/sweep-backups";
import { notifyScheduler } from "~/features/operations/notify-scheduler";
import { evaluateAlerts, evaluateAlertsJob } from "~/features/operations/site-health/evaluate-alerts";
import type { HealthServices } from "~/features/operations/site-health/health-services";
import { sendWeeklyHealthMail, weeklyHealthMailJob } from "~/features/operations/site-health/weekly-mail";
import { forgetSearches, forgetSearchesJob } from "~/features/search/forget-searches";
import { rebuildSearchByStaff } from "~/features/search/rebuild-search-by-staff";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import { forgetProofs, forgetProofsJob } from "~/platform/captcha/forget-proofs";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { DomainServices } from "~/platform/domain-services";
import { ENTRIES_KEPT_DAYS, forgetEntries } from "~/platform/erasures/ledger";
import {
  type ErasureMirror,
  forgetErasuresJob,
  mirrorErasuresJob,
} from "~/platform/erasures/mirror-erasures";
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
const EVERY_FIVE_MINUTES = "*/5 * * * *";
const EVERY_HOUR = "23 * * * *";
/** In the night of every time zone of the country. */
const DAILY = "17 9 * * *";

interface JobServices extends PostOffice, PaymentDesk {
  keyedHash: KeyedHash;
  domains: DomainServices;
  storage: FileStorage;
  /** Copies what was erased to places apart from the database. */
  erasureMirror: ErasureMirror;
  /** Makes the backup, or does the drill, that a row of `backup_run` asks for. */
  runBackup(id: string): Promise<void>;
  /** Whether the operator set a place for scheduled backups. */
  hasBackupTarget: boolean;
  health: HealthServices;
  /** Whether links to other sites are looked at. */
  asksOutside: boolean;
}

/** Everything that is done outside a request: what a transaction asked for, and what the clock does. */
export function jobHandlers(services: JobServices): JobHandler[] {
  const schedules: ScheduleServices = {
    ...services,
    person: personById,
    notify: (tx, due, person, reason) => notifyScheduler(tx, services, due, person, reason),
  };
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
    handle(mirrorErasuresJob, () => mirrorErasures(services), { schedule: EVERY_MINUTE }),
    handle(forgetErasuresJob, () => forgetErasures(services), { schedule: DAILY }),
    handle(sweepBackupsJob, () => sweepBackupsOf(services), { schedule: EVERY_MINUTE }),
    handle(runBackupJob, ({ id }) => runBackup(services, id)),
    handle(evaluateAlertsJob, () => evaluateAlerts(services), { schedule: EVERY_FIVE_MINUTES }),
    handle(weeklyHealthMailJob, () => sendWeeklyHealthMail(services), { schedule: EVERY_HOUR }),
    ...registrationJobs(services.domains),
    ...newsletterJobs(services.domains),
  ];
}

async function sweepMail(office: PostOffice): Promise<void> {
  const { keptMailDays } = await retentionTimes(office.db);
  await releaseWaiting(office);
  await sweepOutbox(office, keptMailDays);
}

async function sweepBackupsOf(services: JobServices): Promise<void> {
  const { db, now, domains, hasBackupTarget, health } = services;
  await sweepBackups({
    db,
    now,
    timeZone: domains.timeZone,
    hasTarget: hasBackupTarget,
    archive: async () => (await health.archive())?.state,
  });
}

/** After a backup it may be time to try it. */
async function runBackup(services: JobServices, id: string): Promise<void> {
  await services.runBackup(id);
  await sweepBackupsOf(services);
}

/** A place that does not answer is tried again in a minute: no job that failed for good. */
async function mirrorErasures({ db, erasureMirror }: JobServices): Promise<void> {
  await erasureMirror.mirror(db);
}

/** Where backups are made by the schedule, each of them looks how old the oldest is. */
async function forgetErasures({ db, now, hasBackupTarget }: JobServices): Promise<void> {
  if (!hasBackupTarget) await forgetEntries(db, subDays(now(), ENTRIES_KEPT_DAYS));
}

async function reconcileDaily(desk: PaymentDesk): Promise<void> {
  await reconcilePayments(desk, reconcileSince(desk.now()));
}
