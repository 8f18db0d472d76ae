import { handle, type JobHandler } from "~/platform/jobs/job";
import { DAILY, EVERY_FIVE_MINUTES, EVERY_HOUR, EVERY_MINUTE } from "~/platform/jobs/schedules";
import type { JobServices } from "~/server/job-services";
import { runBackupJob } from "./backups/run-backup-job";
import { sweepBackups, sweepBackupsJob } from "./backups/sweep-backups";
import { sendWeeklyHealthMail, weeklyHealthMailJob } from "./mail/weekly-mail";
import { evaluateAlerts, evaluateAlertsJob } from "./site-health/evaluate-alerts";
import { checkThirdParties, checkThirdPartiesJob } from "./third-parties/check-third-parties";

/** The jobs for backups, health checks, and the check of third parties. */
export function operationsJobs(services: JobServices): JobHandler[] {
  return [
    handle(sweepBackupsJob, () => sweepBackupsOf(services), { schedule: EVERY_MINUTE }),
    handle(runBackupJob, ({ id }) => runBackup(services, id)),
    handle(evaluateAlertsJob, () => evaluateAlerts(services), { schedule: EVERY_FIVE_MINUTES }),
    handle(weeklyHealthMailJob, () => sendWeeklyHealthMail(services), { schedule: EVERY_HOUR }),
    handle(checkThirdPartiesJob, (options) => checkThirdParties(services, options), { schedule: DAILY }),
  ];
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

/** Runs the backup, and then a drill if one is due. */
async function runBackup(services: JobServices, id: string): Promise<void> {
  await services.runBackup(id);
  await sweepBackupsOf(services);
}
