import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * How far the setup assistant got. It has no values: those are in the settings. A row with the name of a step means that
 * someone finished it, `closed` that someone closed the assistant.
 */
export const setupMark = pgTable("setup_mark", {
  name: text().primaryKey(),
  markedAt: timestamp({ withTimezone: true }).notNull(),
});
