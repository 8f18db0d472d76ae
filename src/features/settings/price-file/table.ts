import { boolean, date, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Something in a price file that is not as the template of CMS asks, in words for staff. */
export interface PriceFileFinding {
  /** As a spreadsheet counts, from 1; null for the file as a whole. */
  row: number | null;
  /** As a spreadsheet names it: "J"; empty for a whole row. */
  column: string;
  /** The column's name, or the path within a JSON file; empty where there is none. */
  name: string;
  what: string;
}

/**
 * What the check of a price file found. Stored files are never replaced under one address, so their result stays true;
 * that of a file on another server is made again every week.
 */
export const priceFileCheck = pgTable("price_file_check", {
  /** Where the file is fetched from: `/files/<storage key>/<name>`, or an address of another server. */
  src: text().primaryKey(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null while it waits. */
  checkedAt: timestamp({ withTimezone: true }),
  /** Of the template, as the file says. */
  version: text().notNull().default(""),
  /** As the file says. */
  lastUpdatedOn: date(),
  /** What prevents publishing, in the order of the file; at most as many as are worth reading. */
  findings: jsonb().$type<PriceFileFinding[]>().notNull().default([]),
  /** What is allowed, and probably not meant. */
  warnings: jsonb().$type<PriceFileFinding[]>().notNull().default([]),
  /** There are more findings than were kept. */
  hasMore: boolean().notNull().default(false),
});
