import { lt } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { eventDay } from "./table";

const DAY_MS = 86_400_000;
/** Two years, so that a year can be compared with the one before it. */
const KEPT_DAYS = 735;

/** Deletes totals that nobody compares any more. */
export const forgetEventsJob = defineJob("forget-events", { once: "always" });

export async function forgetEvents({ db, now }: { db: Database; now(): Date }): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  await db.delete(eventDay).where(lt(eventDay.day, before));
}
