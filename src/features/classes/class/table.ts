import { index, integer, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { classFields } from "./fields";

/**
 * Classes and events with registration, as the public sees them (specification, section 3). How many are registered is
 * counted from the registrations.
 */
export const classEvent = pgTable(
  "class",
  {
    ...columnsOf(classFields),
    categoryId: uuid().notNull(),
    /** Cents, US dollars. */
    registrationCost: integer().notNull(),
  },
  (table) => [index("class_starts_at").on(table.startsAt), index("class_category_id").on(table.categoryId)],
);

/**
 * Classes that will not take place. Apart from what staff write of a class: to call one off must not wait for a draft to be
 * finished, and does not go away with the next edit.
 */
export const classCancellation = pgTable("class_cancellation", {
  classId: uuid().primaryKey(),
  cancelledAt: timestamp({ withTimezone: true }).notNull(),
});

/** Which classes belong together: the same on several dates, each a class of its own. */
export const classSeries = pgTable(
  "class_series",
  { classId: uuid().primaryKey(), seriesId: uuid().notNull() },
  (table) => [index("class_series_id").on(table.seriesId)],
);
