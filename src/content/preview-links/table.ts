import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contentItem } from "../tables";

/** Preview links, with which people without an account see a working copy until they expire. */
export const previewLink = pgTable(
  "preview_link",
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: uuid()
      .notNull()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("preview_link_item").on(table.itemId), index("preview_link_expires").on(table.expiresAt)],
);
