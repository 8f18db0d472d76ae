import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("class_starts_at").on(table.startsAt), index("class_category_id").on(table.categoryId)],
);
