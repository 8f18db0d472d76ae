import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/** What administrators are told about, as long as it lasts. Kept here, so that several nodes and restarts tell once. */
export const siteAlert = pgTable(
  "site_alert",
  {
    /** The check that found it. */
    checkId: text().notNull(),
    /** The machine that it is about; empty where it is about the whole site. */
    node: text().notNull(),
    found: text().notNull(),
    advice: text().notNull(),
    /** When it was first found. */
    since: instant().notNull(),
    /** When it was last looked for, found or not. */
    seenAt: instant().notNull(),
    /** Since when it is not found any more; null while it is. */
    goneSince: instant(),
    /** When administrators were last told; null before the first time. */
    toldAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.node] })],
);

export type SiteAlert = typeof siteAlert.$inferSelect;
