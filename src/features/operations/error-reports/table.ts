import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Errors that happened in visitors' browsers: each kind once, with how often it happened. */
export const errorReport = pgTable("error_report", {
  /** Hash of message, place in the code and page: the same error has the same one. */
  fingerprint: text().primaryKey(),
  message: text().notNull(),
  /** The page's address without query. */
  path: text().notNull(),
  stack: text().notNull(),
  /** Browser family and system only, of the last one. */
  browser: text().notNull(),
  count: integer().notNull(),
  firstSeenAt: timestamp({ withTimezone: true }).notNull(),
  lastSeenAt: timestamp({ withTimezone: true }).notNull(),
});
