import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often people said that a page helped or did not: counts a day, nothing of who said it. */
export const pageFeedback = pgTable(
  "page_feedback",
  {
    /** In the hospital's time zone. */
    day: date().notNull(),
    /** The page's address without query. */
    path: text().notNull(),
    /** `yes` or `no`. */
    answer: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.answer] })],
);
