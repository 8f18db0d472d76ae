import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How much was searched on a day of the hospital's time zone, and how often in vain. */
export const searchDay = pgTable("search_day", {
  day: date().primaryKey(),
  searches: integer().notNull().default(0),
  withoutResults: integer().notNull().default(0),
});

/** What found nothing on a day, and how often: words only, without whoever typed them, or when. */
export const searchMiss = pgTable(
  "search_miss",
  {
    day: date().notNull(),
    words: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);
