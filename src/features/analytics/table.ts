import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often something happened on a day: no row a visit, and nothing of who it was. */
export const eventDay = pgTable(
  "event_day",
  {
    /** In the hospital's time zone. */
    day: date().notNull(),
    kind: text().notNull(),
    /** What it happened to: a page's address, a kind of class. Empty where there is nothing to tell apart. */
    key: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.key] })],
);
