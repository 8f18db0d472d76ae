import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

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
  },
  (table) => [index("redirect_to").on(table.to)],
);
