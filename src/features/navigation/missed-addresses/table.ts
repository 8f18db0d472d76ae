import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Addresses that were asked for and have no page, without query and without anything of who asked. */
export const missedAddress = pgTable(
  "missed_address",
  {
    path: text().primaryKey(),
    count: integer().notNull().default(1),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** Staff looked at it and need not be shown it again; asked for after that, it is shown again. */
    putAsideAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("missed_address_seen").on(table.lastSeenAt),
    index("missed_address_count").on(table.count),
  ],
);
