import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Press releases as the public sees them. */
export const pressRelease = pgTable(
  "press_release",
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** The date it bears, which staff set; not the moment it was put on the site. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("press_release_published_at").on(table.publishedAt)],
);
