import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Views of the admin's lists that staff saved under a name: filters, order, and columns. */
export const listView = pgTable(
  "list_view",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The list: the `apiName` of a content type, or the name of a feature's own list. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query string of the list's address, without a page. */
    query: text().notNull(),
    /** Whether everyone who may open the list sees it; otherwise only its owner does. */
    isShared: boolean().notNull().default(false),
    ownerId: text().notNull(),
    ownerName: text().notNull(),
    /** When it was deleted. Until a later deletion removes the row, the deletion can be undone. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("list_view_list").on(table.list),
    uniqueIndex("list_view_name").on(table.ownerId, table.list, table.name),
  ],
);

export type ListView = typeof listView.$inferSelect;
