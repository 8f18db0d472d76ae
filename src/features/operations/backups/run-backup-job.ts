import { defineJob } from "~/platform/jobs/job";

/** Makes the backup, or does the drill, that a row of `backup_run` asks for. Never tried again: what failed is asked for by the next sweep. */
export const runBackupJob = defineJob<{ id: string }>("run-backup", {
  retry: { times: 0, afterSeconds: 1, atMostSeconds: 1 },
  expireSeconds: 12 * 3_600,
});
