import { date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Stops of the community mobile unit (the specification's CMU scheduling) as the public sees them. */
export const cmuStop = pgTable(
  "cmu_stop",
  {
    id: uuid().primaryKey(),
    date: date().notNull(),
    town: text().notNull(),
    place: text().notNull(),
    /** HH:MM in the hospital's time zone. */
    opensAt: text().notNull(),
    closesAt: text().notNull(),
    services: text().array().notNull(),
    note: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("cmu_stop_date").on(table.date)],
);
