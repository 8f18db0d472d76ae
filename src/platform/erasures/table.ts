import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Erased records, by id: written in the transaction of the erasure, copied to files outside the database, and
 * applied again when an older backup is restored. Contains nothing personal.
 */
export const erasureEntry = pgTable(
  "erasure_entry",
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The `kind` of an `Erasure`. */
    kind: text().notNull(),
    /** The id of the record. */
    subject: uuid().notNull(),
  },
  (table) => [index("erasure_entry_at").on(table.at)],
);

/** The site that the entries belong to, and since when they are complete. One row. */
export const erasureLedger = pgTable("erasure_ledger", {
  id: text().primaryKey(),
  /** Stays the same in restored copies. */
  site: uuid().notNull().defaultRandom(),
  /** Older entries were deleted, or the site did not write entries yet. */
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export type ErasureEntry = typeof erasureEntry.$inferSelect;
