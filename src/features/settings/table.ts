import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What the hospital says of itself everywhere: one row. */
export const siteSettings = pgTable("site_settings", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
});
