import { index, pgTable, timestamp } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { mediaCoverageFields } from "./fields";

/** The published articles in other media. */
export const mediaCoverage = pgTable(
  "media_coverage",
  {
    ...columnsOf(mediaCoverageFields),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("media_coverage_published_at").on(table.publishedAt)],
);
