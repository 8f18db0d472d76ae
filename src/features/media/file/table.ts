import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Documents that the public may download; addresses lead to /files. */
export const file = pgTable("file", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** What the browser saves it as. */
  filename: text().notNull(),
  src: text().notNull(),
  /** The storage key of `src`, whichever storage holds it. */
  s3Key: text().notNull(),
  mimeType: text().notNull(),
  /** Bytes. */
  size: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
