import { boolean, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** Whether the whole site requires a password (a staging site). Has one row, or none if it was never set. */
export const siteLock = pgTable("site_lock", {
  id: smallint().primaryKey().default(1),
  locked: boolean().notNull(),
  /** `scrypt$…`. If it changes, everyone must enter the password again. */
  passwordHash: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
