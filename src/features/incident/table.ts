import { sql } from "drizzle-orm";
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Incidents. At most one is current. */
export const incident = pgTable(
  "incident",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A key of `presets.ts`. */
    kind: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** The link to more information; empty if there is none. */
    url: text().notNull(),
    linkLabel: text().notNull(),
    /** What is closed, one line each. Shown on the text home page. */
    closures: text().notNull(),
    /** Whether the home page is replaced by the text document. */
    textHome: boolean().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    startedBy: text().notNull(),
    /** When it expires; null if only staff end it. */
    endsAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex("incident_under_way").on(sql`(true)`).where(sql`${table.endedAt} is null`)],
);
