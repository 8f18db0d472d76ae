import { index, pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { jobFields } from "./fields";

/** The published open positions. Pay in dollars; days of the hospital's calendar. */
export const job = pgTable("job_opening", { ...columnsOf(jobFields) }, (table) => [
  index("job_opening_posted_on").on(table.postedOn),
]);

export type PublishedJob = typeof job.$inferSelect;
