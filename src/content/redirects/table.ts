import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

export type RedirectMatch = "exact" | "prefix" | "pattern";

/** Where an address that has no page any more leads. */
export const redirect = pgTable(
  "redirect",
  {
    id: uuid().primaryKey(),
    /** A path of this site, without a slash at its end. */
    from: text().notNull().unique(),
    to: text().notNull(),
    /** `to`, or where that leads in its turn: nobody is sent through two of them. */
    target: text().notNull(),
    /** 301 or 302. */
    kind: integer().notNull(),
    /** `exact`, `prefix` (and what is below it) or `pattern` (with `*`). */
    match: text().$type<RedirectMatch>().notNull().default("exact"),
  },
  (table) => [
    index("redirect_to").on(table.to),
    index("redirect_rules").on(table.match).where(sql`${table.match} <> 'exact'`),
  ],
);
