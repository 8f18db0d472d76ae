import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How many visitors said that a page helped or did not help: daily counts, with nothing about visitors. */
export const pageFeedback = pgTable(
  "page_feedback",
  {
    /** In the hospital's time zone. */
    day: date().notNull(),
    /** The page's address without its query. */
    path: text().notNull(),
    /** `yes` or `no`. */
    answer: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.answer] })],
);
