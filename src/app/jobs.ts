import { subDays } from "date-fns";
import { deleteOldImportsJob, runImportJob, undoImportJob } from "~/content/import/import-jobs";
import { deleteOldImports, type ImportServices, runImport } from "~/content/import/run-import";
import { undoImport } from "~/content/import/undo-import";
import { runSchedule } from "~/content/schedule/run-schedule";
import { runScheduleJob } from "~/content/schedule/run-schedule-job";
import type { ScheduleServices } from "~/content/schedule/schedule-services";
import { sweepSchedules, sweepSchedulesJob } from "~/content/schedule/sweep-schedules";
import { personById } from "~/features/accounts/shared/person-by-id";
import { notifyScheduler } from "~/features/operations/mail/notify-scheduler";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import { purgeCaches, purgeCachesJob } from "~/platform/cache/shared/purge-caches";
import { deleteExpiredProofs, deleteExpiredProofsJob } from "~/platform/captcha/delete-expired-proofs";
import { deleteOldEntries, ENTRIES_KEPT_DAYS } from "~/platform/erasures/ledger";
import { deleteOldErasuresJob, mirrorErasuresJob } from "~/platform/erasures/mirror-erasures";
import { deleteOldAnswers, deleteOldAnswersJob } from "~/platform/idempotency/delete-old-answers";
import { handle, type JobHandler } from "~/platform/jobs/job";
import { DAILY, EVERY_HOUR, EVERY_MINUTE } from "~/platform/jobs/schedules";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { deliverMailJob } from "~/platform/outbox/deliver-mail-job";
import type { MailDeps } from "~/platform/outbox/mail-deps";
import { releaseWaiting } from "~/platform/outbox/release-waiting";
import { sweepOutbox, sweepOutboxJob } from "~/platform/outbox/sweep-outbox";
import type { JobServices } from "~/server/job-services";
import { serverFeatures } from "./server-features";

/** All background jobs: those that transactions send, and scheduled ones. */
export function jobHandlers(services: JobServices): JobHandler[] {
  const schedules: ScheduleServices = {
    ...services,
    person: personById,
    notify: (tx, due, person, reason) => notifyScheduler(tx, services, due, person, reason),
  };
  const imports: ImportServices = {
    db: services.db,
    now: services.now,
    timeZone: services.domains.timeZone,
    person: personById,
  };
  return [
    handle(deliverMailJob, ({ id }) => deliverMail(services, id), { atOnce: 4 }),
    handle(purgeCachesJob, (purge) => purgeCaches({ ...services, caches: services.sharedCaches }, purge), {
      atOnce: 4,
    }),
    handle(sweepOutboxJob, () => sweepMail(services), { schedule: EVERY_MINUTE }),
    handle(runScheduleJob, ({ itemId }) => runSchedule(schedules, itemId)),
    handle(sweepSchedulesJob, () => sweepSchedules(services), { schedule: EVERY_MINUTE }),
    handle(runImportJob, ({ id }) => runImport(imports, id)),
    handle(undoImportJob, ({ id }) => undoImport(imports, id)),
    handle(deleteOldImportsJob, () => deleteOldImports(imports), { schedule: DAILY }),
    handle(deleteExpiredProofsJob, () => deleteExpiredProofs(services), { schedule: EVERY_HOUR }),
    handle(deleteOldAnswersJob, () => deleteOldAnswers(services), { schedule: EVERY_HOUR }),
    handle(mirrorErasuresJob, () => mirrorErasures(services), { schedule: EVERY_MINUTE }),
    handle(deleteOldErasuresJob, () => deleteOldErasures(services), { schedule: DAILY }),
    ...serverFeatures.flatMap(({ jobs }) => jobs?.(services) ?? []),
  ];
}

async function sweepMail(deps: MailDeps): Promise<void> {
  const { keptMailDays } = await retentionTimes(deps.db);
  await releaseWaiting(deps);
  await sweepOutbox(deps, keptMailDays);
}

/** A place that does not respond is retried in a minute, so this job does not fail for good. */
async function mirrorErasures({ db, erasureMirror }: JobServices): Promise<void> {
  await erasureMirror.mirror(db);
}

/**
 * Only for sites without scheduled backups. Each scheduled backup checks how old the oldest backup is, and
 * deletes entries itself.
 */
async function deleteOldErasures({ db, now, hasBackupTarget }: JobServices): Promise<void> {
  if (!hasBackupTarget) await deleteOldEntries(db, subDays(now(), ENTRIES_KEPT_DAYS));
}
