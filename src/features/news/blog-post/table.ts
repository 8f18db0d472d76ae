import { index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { blogPostFields } from "./fields";

/** The published blog posts (specification, section 3). */
export const blogPost = pgTable(
  "blog_post",
  {
    ...columnsOf(blogPostFields),
    specialtyIds: uuid().array().notNull().default([]),
    /** When it was first published: the post's date, by which the blog is sorted. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("blog_post_created_at").on(table.createdAt)],
);
