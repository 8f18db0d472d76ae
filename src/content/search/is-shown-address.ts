import { type SQL, sql } from "drizzle-orm";

/**
 * Whether visitors may find a record by its address, as a SQL condition; the equivalent of `isHidden` in the
 * browser.
 * @param url the column
 * @param hidden and visible: arrays of text, the addresses of `Visibility`
 */
export function isShownAddress(url: SQL, hidden: SQL, visible: SQL): SQL {
  const path = sql`(${url} || '/')`;
  return sql`not (${path} ^@ any(${hidden}::text[]) and not ${path} ^@ any(${visible}::text[]))`;
}
