import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What others wrote about the hospital, as the public sees it. */
export const mediaCoverage = pgTable(
  "media_coverage",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    outlet: text().notNull(),
    /** An address outside the site. */
    href: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("media_coverage_published_at").on(table.publishedAt)],
);
