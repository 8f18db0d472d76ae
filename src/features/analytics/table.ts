import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Daily counts of events, without individual visits or anything about visitors. */
export const eventDay = pgTable(
  "event_day",
  {
    /** In the hospital's time zone. */
    day: date().notNull(),
    kind: text().notNull(),
    /** The subject, such as a page's address or a type of class. Empty if the kind has only one. */
    key: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.key] })],
);
