import { sql } from "drizzle-orm";
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** What the hospital told everybody in an emergency: a row an incident, at most one of them under way. */
export const incident = pgTable(
  "incident",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A key of `presets.ts`. */
    kind: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Where more is said; empty where nowhere. */
    url: text().notNull(),
    linkLabel: text().notNull(),
    /** What is closed, a line each; for the home page of text. */
    closures: text().notNull(),
    /** The home page is one document of text alone. */
    textHome: boolean().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    startedBy: text().notNull(),
    /** Ends by itself; null: when somebody ends it. */
    endsAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex("incident_under_way").on(sql`(true)`).where(sql`${table.endedAt} is null`)],
);
