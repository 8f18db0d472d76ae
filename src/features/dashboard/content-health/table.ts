import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Which published record links to which address, as the last round found them. */
export const linkUse = pgTable(
  "link_use",
  {
    itemId: uuid().notNull(),
    href: text().notNull(),
    /** The field that holds the link. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.href, table.name] }),
    index("link_use_href").on(table.href),
  ],
);

/** How another server last answered when it was asked for an address. */
export const linkCheck = pgTable("link_check", {
  href: text().primaryKey(),
  /** As `verdictOf` has it. */
  state: text().notNull(),
  /** In words that staff can act on; empty where it works. */
  reason: text().notNull(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
  /** Since when it has not worked. */
  failingSince: timestamp({ withTimezone: true }),
});

/** How far the latest round has come; one row. */
export const linkRound = pgTable("link_round", {
  id: smallint().primaryKey().default(1),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  /** When other servers were last asked; to begin with, when there was first something to ask them. */
  askedAt: timestamp({ withTimezone: true }).notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
});
