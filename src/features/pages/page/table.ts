import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Block } from "~/content/blocks/block";

/** Pages that staff compose, as the public sees them. */
export const page = pgTable("page", {
  id: uuid().primaryKey(),
  /** With a leading and no trailing slash; the home page is `/`. */
  path: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  shareImageId: uuid(),
  blocks: jsonb().$type<Block[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
