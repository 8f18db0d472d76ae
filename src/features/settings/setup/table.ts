import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * The progress of the setup assistant, without values, which are in the settings. A row with the name of a step means
 * that someone finished it; `closed` means that someone closed the assistant.
 */
export const setupMark = pgTable("setup_mark", {
  name: text().primaryKey(),
  markedAt: timestamp({ withTimezone: true }).notNull(),
});
