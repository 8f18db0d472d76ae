import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Classes and events with registration, as the public sees them (specification, section 3). How many are registered is
 * counted from the registrations.
 */
export const classEvent = pgTable(
  "class",
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    categoryId: uuid().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    imageId: uuid(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    useCustomDateDescription: boolean().notNull(),
    customDateDescription: text().notNull(),
    locationId: uuid(),
    place: text().notNull(),
    hasRegistration: boolean().notNull(),
    /** Null for no limit. */
    registrantLimit: integer(),
    registrationEndsAt: timestamp({ withTimezone: true }),
    hasRegistrationCost: boolean().notNull(),
    /** Cents, US dollars. */
    registrationCost: integer().notNull(),
    hasWaitlist: boolean().notNull().default(true),
    /** For how long a freed seat is kept for whoever it was offered to. */
    offerHours: integer().notNull().default(24),
    guestTakesSeat: boolean().notNull().default(false),
    /** Whoever cancels so long before the class begins gets everything back; later, that part of it. */
    refundUntilHours: integer().notNull().default(48),
    lateRefundPercent: integer().notNull().default(0),
    questions: jsonb().$type<ClassQuestion[]>().notNull().default([]),
    /** Days after the class at which sensitive answers are deleted. */
    answersKeptDays: integer().notNull().default(30),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("class_starts_at").on(table.startsAt), index("class_category_id").on(table.categoryId)],
);

interface ClassQuestion {
  label: string;
  required: boolean;
  /** Sealed apart, shown to few, deleted early. */
  sensitive: boolean;
}

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
