import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ThirdParty } from "./third-parties-of";

/** Another host that a page of the site loads from or allows. */
export interface PageThirdParty extends ThirdParty {
  path: string;
  /** Whether the page allows counting services to count it; false for pages about care. */
  counted: boolean;
}

/** Reports about third parties on the site's pages, one row for each check. */
export const thirdPartyReport = pgTable("third_party_report", {
  startedAt: timestamp({ withTimezone: true }).primaryKey(),
  /** Null while the check runs, or if it was interrupted. */
  finishedAt: timestamp({ withTimezone: true }),
  /** The number of pages that were read. */
  pages: integer().notNull().default(0),
  /** Paths of pages that could not be read. */
  unread: text().array().notNull().default([]),
  /** Paths of pages that allow counting services. */
  counted: text().array().notNull().default([]),
  findings: jsonb().$type<PageThirdParty[]>().notNull().default([]),
  /** False if there were more findings or pages than a report can have. */
  complete: boolean().notNull().default(true),
});

export type ThirdPartyReport = typeof thirdPartyReport.$inferSelect;
