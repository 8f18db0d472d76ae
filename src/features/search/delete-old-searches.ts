import { lt } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import type { Database } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { searchDay, searchMiss } from "./table";

const DAY_MS = 86_400_000;

/** Deletes old search counts. */
export const deleteOldSearchesJob = defineJob("forget-searches", { once: "always" });

export async function deleteOldSearches({ db, now }: { db: Database; now(): Date }): Promise<void> {
  const { keptVainSearchDays, keptFigureDays } = await retentionTimes(db);
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  await db.delete(searchMiss).where(lt(searchMiss.day, before(keptVainSearchDays)));
  await db.delete(searchDay).where(lt(searchDay.day, before(keptFigureDays)));
}
