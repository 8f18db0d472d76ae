import { lt } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import type { Database } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { pageSpeed } from "./page-speed/table";
import { eventDay } from "./table";

const DAY_MS = 86_400_000;

/** Deletes old totals. */
export const deleteOldEventsJob = defineJob("forget-events", { once: "always" });

export async function deleteOldEvents({ db, now }: { db: Database; now(): Date }): Promise<void> {
  const { keptFigureDays } = await retentionTimes(db);
  const before = new Date(now().getTime() - keptFigureDays * DAY_MS).toISOString().slice(0, 10);
  await db.delete(eventDay).where(lt(eventDay.day, before));
  await db.delete(pageSpeed).where(lt(pageSpeed.day, before));
}
