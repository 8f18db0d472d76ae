import { index, pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { jobFields } from "./fields";

/** Open positions as the public sees them. Pay in dollars, days of the hospital's calendar. */
export const job = pgTable("job_opening", { ...columnsOf(jobFields) }, (table) => [
  index("job_opening_posted_on").on(table.postedOn),
]);

/** A job as it is published. */
export type PublishedJob = typeof job.$inferSelect;
