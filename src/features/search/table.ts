import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { searchTopicFields } from "./search-topic-fields";

/** The published search topics. */
export const searchTopic = pgTable("search_topic", columnsOf(searchTopicFields), (table) => [
  index("search_topic_topic").on(table.topic),
]);

/** The number of searches, and of those without results, by day in the hospital's time zone. */
export const searchDay = pgTable("search_day", {
  day: date().primaryKey(),
  searches: integer().notNull().default(0),
  withoutResults: integer().notNull().default(0),
});

/** The number of searches without results by day and words. Contains neither who searched nor when. */
export const searchMiss = pgTable(
  "search_miss",
  {
    day: date().notNull(),
    words: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);
