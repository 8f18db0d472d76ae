import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When each scheduled job last ran, on any node. Shows that the scheduler works. */
export const scheduledJobRun = pgTable("scheduled_job_run", {
  name: text().primaryKey(),
  ranAt: timestamp({ withTimezone: true }).notNull(),
});
