import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/** Active alerts for administrators. Stored, so that several nodes and restarts notify only once. */
export const siteAlert = pgTable(
  "site_alert",
  {
    /** The check that found it. */
    checkId: text().notNull(),
    /** The affected machine; empty for the whole site. */
    node: text().notNull(),
    found: text().notNull(),
    advice: text().notNull(),
    /** When it was first found. */
    since: instant().notNull(),
    /** When it was last checked, whether or not the problem was found. */
    seenAt: instant().notNull(),
    /** Since when the problem is no longer found; null while it is found. */
    goneSince: instant(),
    /** When administrators were last notified; null if they were not. */
    toldAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.node] })],
);

export type SiteAlert = typeof siteAlert.$inferSelect;
