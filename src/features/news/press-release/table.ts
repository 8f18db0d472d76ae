import { index, pgTable, timestamp } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { pressReleaseFields } from "./fields";

/** Press releases as the public sees them. */
export const pressRelease = pgTable(
  "press_release",
  {
    ...columnsOf(pressReleaseFields),
    /** The date it bears, which staff set; not the moment it was put on the site. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("press_release_published_at").on(table.publishedAt)],
);
