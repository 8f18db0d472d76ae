import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Missed addresses, without the query and anything about visitors. */
export const missedAddress = pgTable(
  "missed_address",
  {
    path: text().primaryKey(),
    count: integer().notNull().default(1),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff hid it from the list. A later request shows it again. */
    putAsideAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("missed_address_seen").on(table.lastSeenAt),
    index("missed_address_count").on(table.count),
  ],
);
