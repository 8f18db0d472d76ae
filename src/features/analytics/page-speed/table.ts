import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { MeasureName } from "./measures";

/** How often a page had a speed on a day, measured for visitors who agreed. Contains nothing about visitors. */
export const pageSpeed = pgTable(
  "page_speed",
  {
    /** In the hospital's time zone. */
    day: date().notNull(),
    /** The page's address without its query, or `(other)`. */
    path: text().notNull(),
    measure: text().$type<MeasureName>().notNull(),
    /** In the format of `storedValue`. */
    value: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.measure, table.value] })],
);
