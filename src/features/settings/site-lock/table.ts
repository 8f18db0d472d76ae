import { boolean, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** Whether the whole site asks for a password (a staging site); one row, none before anybody set it. */
export const siteLock = pgTable("site_lock", {
  id: smallint().primaryKey().default(1),
  locked: boolean().notNull(),
  /** `scrypt$…`; those who unlocked the site with it are asked again when it changes. */
  passwordHash: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
