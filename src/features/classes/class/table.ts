import { index, integer, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { classFields } from "./fields";
import type { StoredSession } from "./sessions";

/**
 * The published classes and events (specification, section 3). The number of registrations is counted from
 * `registration`.
 */
export const classEvent = pgTable(
  "class",
  {
    ...columnsOf(classFields),
    categoryId: uuid().notNull(),
    /** US dollars, in cents. */
    registrationCost: integer().notNull(),
    /** Empty for a class with one session; see `readSessions`. */
    sessions: jsonb().$type<StoredSession[]>().notNull().default([]),
    /** When the last session ends. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null only in rows from before registration always had an end. */
    registrationEndsAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("class_starts_at").on(table.startsAt), index("class_category_id").on(table.categoryId)],
);

/**
 * Canceled classes. They are in a separate table: canceling must not wait for a draft, and the next edit must not undo
 * it.
 */
export const classCancellation = pgTable("class_cancellation", {
  classId: uuid().primaryKey(),
  cancelledAt: timestamp({ withTimezone: true }).notNull(),
});

/** The series of each class. A series groups the dates of a course; each date is a separate class. */
export const classSeries = pgTable(
  "class_series",
  { classId: uuid().primaryKey(), seriesId: uuid().notNull() },
  (table) => [index("class_series_id").on(table.seriesId)],
);
