import { defineJob } from "~/platform/jobs/job";

/**
 * Runs the backup or drill of a row in `backup_run`. Never retried: after a failure, the next sweep requests another
 * run.
 */
export const runBackupJob = defineJob<{ id: string }>("run-backup", {
  retry: { times: 0, afterSeconds: 1, atMostSeconds: 1 },
  expireSeconds: 12 * 3_600,
});
