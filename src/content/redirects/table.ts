import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "../publishing/published-columns";
import { redirectFields } from "./fields";

export type RedirectMatch = keyof typeof redirectFields.match.choices;

const { updatedAt: _, ...columns } = columnsOf(redirectFields);

/** Redirects of addresses without a page. */
export const redirect = pgTable(
  "redirect",
  {
    ...columns,
    /** A path of this site, without a slash at its end. */
    from: text().notNull().unique(),
    /** `to`, or its own final target, so that nobody follows two redirects. */
    target: text().notNull(),
    /** 301 or 302. */
    kind: integer().notNull(),
  },
  (table) => [
    index("redirect_to").on(table.to),
    index("redirect_rules").on(table.match).where(sql`${table.match} <> 'exact'`),
  ],
);
