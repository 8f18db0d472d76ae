import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

export type RedirectMatch = "exact" | "prefix" | "pattern";

/** Redirects of addresses without a page. */
export const redirect = pgTable(
  "redirect",
  {
    id: uuid().primaryKey(),
    /** A path of this site, without a trailing slash. */
    from: text().notNull().unique(),
    to: text().notNull(),
    /** `to`, or the target to which that redirects, so that nobody follows two of them. */
    target: text().notNull(),
    /** 301 or 302. */
    kind: integer().notNull(),
    /** `exact`, `prefix` (including everything below), or `pattern` (with `*`). */
    match: text().$type<RedirectMatch>().notNull().default("exact"),
  },
  (table) => [
    index("redirect_to").on(table.to),
    index("redirect_rules").on(table.match).where(sql`${table.match} <> 'exact'`),
  ],
);
