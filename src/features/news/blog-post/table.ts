import { index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { blogPostFields } from "./fields";

/** Blog posts as the public sees them (specification, section 3). */
export const blogPost = pgTable(
  "blog_post",
  {
    ...columnsOf(blogPostFields),
    specialtyIds: uuid().array().notNull().default([]),
    /** When it was first published: the date it bears, and the order of the blog. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("blog_post_created_at").on(table.createdAt)],
);
