import { index, pgTable, timestamp } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { pressReleaseFields } from "./fields";

/** The published press releases. */
export const pressRelease = pgTable(
  "press_release",
  {
    ...columnsOf(pressReleaseFields),
    /** The date that staff set, not the time of publication. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("press_release_published_at").on(table.publishedAt)],
);
