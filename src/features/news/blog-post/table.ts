import { date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Blog posts as the public sees them (specification, section 3). */
export const blogPost = pgTable(
  "blog_post",
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    imageId: uuid(),
    /** A name with its letters; empty where none is given. */
    author: text().notNull().default(""),
    /** The provider who looked at the advice, and when. */
    reviewerId: uuid(),
    reviewedOn: date(),
    specialtyIds: uuid().array().notNull().default([]),
    /** When it was first published: the date it bears, and the order of the blog. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("blog_post_created_at").on(table.createdAt)],
);
