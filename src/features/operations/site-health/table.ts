import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/** Active alerts for administrators. Stored, so that several nodes and restarts notify once. */
export const siteAlert = pgTable(
  "site_alert",
  {
    /** The check that found it. */
    checkId: text().notNull(),
    /** The affected machine; empty if it is about the whole site. */
    node: text().notNull(),
    found: text().notNull(),
    advice: text().notNull(),
    /** When it was first found. */
    since: instant().notNull(),
    /** When it was last checked, with or without a finding. */
    seenAt: instant().notNull(),
    /** Since when it is no longer found; null while it is. */
    goneSince: instant(),
    /** When administrators were last notified; null before the first time. */
    toldAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.node] })],
);

export type SiteAlert = typeof siteAlert.$inferSelect;
