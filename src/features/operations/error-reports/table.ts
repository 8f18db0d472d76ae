import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Errors in visitors' browsers: one row for each kind, with its number of occurrences. */
export const errorReport = pgTable("error_report", {
  /** Hash of message, code location, and page. Equal for the same error. */
  fingerprint: text().primaryKey(),
  message: text().notNull(),
  /** The page's address without its query. */
  path: text().notNull(),
  stack: text().notNull(),
  /** Browser family and system of the last occurrence. */
  browser: text().notNull(),
  count: integer().notNull(),
  firstSeenAt: timestamp({ withTimezone: true }).notNull(),
  lastSeenAt: timestamp({ withTimezone: true }).notNull(),
});
