import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { MeasureName } from "./measures";

/** How often a page had a speed on a day, as visitors who agreed measured it. Nothing about visitors. */
export const pageSpeed = pgTable(
  "page_speed",
  {
    /** In the hospital's time zone. */
    day: date().notNull(),
    /** The page's address without its query, or `(other)`. */
    path: text().notNull(),
    measure: text().$type<MeasureName>().notNull(),
    /** As `storedValue` writes it. */
    value: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.measure, table.value] })],
);
