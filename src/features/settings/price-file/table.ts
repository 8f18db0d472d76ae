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
 * The result of checking a price file. A stored file never changes at its address, so its result stays valid; a file on
 * another server is checked again every week.
 */
export const priceFileCheck = pgTable("price_file_check", {
  /** Where the file is fetched from: `/files/<storage key>/<name>`, or an address of another server. */
  src: text().primaryKey(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null while it waits. */
  checkedAt: timestamp({ withTimezone: true }),
  /** The template's version, from the file. */
  version: text().notNull().default(""),
  /** From the file. */
  lastUpdatedOn: date(),
  /** Findings that prevent publishing, in the order of the file, up to a limit. */
  findings: jsonb().$type<PriceFileFinding[]>().notNull().default([]),
  /** Findings that are allowed, but probably mistakes. */
  warnings: jsonb().$type<PriceFileFinding[]>().notNull().default([]),
  /** There are more findings than were kept. */
  hasMore: boolean().notNull().default(false),
});
