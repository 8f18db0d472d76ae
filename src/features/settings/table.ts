import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** The published settings. Has one row. */
export const siteSettings = pgTable("site_settings", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
});
