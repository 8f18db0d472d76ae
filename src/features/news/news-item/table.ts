import { index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { newsItemFields } from "./fields";

/** The published news items. */
export const newsItem = pgTable(
  "news_item",
  {
    ...columnsOf(newsItemFields),
    /** The date that staff set. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    specialtyIds: uuid().array().notNull().default([]),
  },
  (table) => [index("news_item_published_at").on(table.publishedAt)],
);
