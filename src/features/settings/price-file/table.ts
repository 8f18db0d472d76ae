import { boolean, date, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A violation of the CMS template in a price file, as text for staff. */
export interface PriceFileFinding {
  /** Counted as in a spreadsheet, from 1; null for the whole file. */
  row: number | null;
  /** The letter as in a spreadsheet, "J"; empty for the whole row. */
  column: string;
  /** The name of the column, or the path within a JSON file; may be empty. */
  name: string;
  what: string;
}

/**
 * Results of checking price files. A stored file never changes at its address, so its result stays valid. A file on
 * another server is checked again every week.
 */
export const priceFileCheck = pgTable("price_file_check", {
  /** The file's address: `/files/<storage key>/<name>`, or an address on another server. */
  src: text().primaryKey(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null while the check is pending. */
  checkedAt: timestamp({ withTimezone: true }),
  /** The version of the template, from the file. */
  version: text().notNull().default(""),
  /** From the file. */
  lastUpdatedOn: date(),
  /** Findings that prevent publishing, in the order of the file. Limited in number. */
  findings: jsonb().$type<PriceFileFinding[]>().notNull().default([]),
  /** Findings that are allowed, but probably mistakes. */
  warnings: jsonb().$type<PriceFileFinding[]>().notNull().default([]),
  /** Whether there are more findings than stored. */
  hasMore: boolean().notNull().default(false),
});
