import { and, isNull, lt, or } from "drizzle-orm";
import type { RootDatabase } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { runScheduleJob } from "./run-schedule-job";
import { contentSchedule } from "./table";

/** Finds overdue schedules whose job was lost, once a minute. */
export const sweepSchedulesJob = defineJob("sweep-schedules", { once: "always" });

const OVERDUE_MS = 60_000;
const BATCH_SIZE = 500;

/** Skips failed ones, because someone has been notified. */
export async function sweepSchedules({ db, now }: { db: RootDatabase; now(): Date }): Promise<void> {
  const overdue = new Date(+now() - OVERDUE_MS);
  await db.transaction(async (tx) => {
    const lost = await tx
      .select({ itemId: contentSchedule.itemId })
      .from(contentSchedule)
      .where(
        and(
          isNull(contentSchedule.failedAt),
          or(lt(contentSchedule.publishAt, overdue), lt(contentSchedule.unpublishAt, overdue)),
        ),
      )
      .limit(BATCH_SIZE);
    for (const { itemId } of lost) await sendJob(tx, runScheduleJob, { itemId }, { key: `${itemId} sweep` });
  });
}
