import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** News as the public sees them. */
export const newsItem = pgTable(
  "news_item",
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** The date it bears, which staff set. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    imageId: uuid(),
    specialtyIds: uuid().array().notNull().default([]),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("news_item_published_at").on(table.publishedAt)],
);
