import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When each job that runs on a clock was last done, whichever node did it: shows that the scheduler lives. */
export const scheduledJobRun = pgTable("scheduled_job_run", {
  name: text().primaryKey(),
  ranAt: timestamp({ withTimezone: true }).notNull(),
});
