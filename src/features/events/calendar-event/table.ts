import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Dates of the community calendar as the public sees them; what one registers for is a class. */
export const calendarEvent = pgTable(
  "calendar_event",
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    place: text().notNull(),
    body: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("calendar_event_starts_at").on(table.startsAt)],
);
