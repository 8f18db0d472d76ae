import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The links in published records, as of the last check. */
export const linkUse = pgTable(
  "link_use",
  {
    itemId: uuid().notNull(),
    href: text().notNull(),
    /** The name of the field with the link. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.href, table.name] }),
    index("link_use_href").on(table.href),
  ],
);

/** The last result of checking an address on another server. */
export const linkCheck = pgTable("link_check", {
  href: text().primaryKey(),
  /** A state of `verdictOf`. */
  state: text().notNull(),
  /** A reason that staff can act on; empty if the link works. */
  reason: text().notNull(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
  /** Since when the link has failed. */
  failingSince: timestamp({ withTimezone: true }),
});

/** The state of the latest check. Has one row. */
export const linkRound = pgTable("link_round", {
  id: smallint().primaryKey().default(1),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  /** When other servers were last checked. Initially, when there was first something to check. */
  askedAt: timestamp({ withTimezone: true }).notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
});
