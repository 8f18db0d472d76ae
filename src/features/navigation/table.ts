import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { NavigationItem } from "~/content/fields/navigation-items/field";

/** The site's menus: `main`, `extra` (upper right) and `footer`. */
export const navigation = pgTable("navigation", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  items: jsonb().$type<NavigationItem[]>().notNull(),
});
