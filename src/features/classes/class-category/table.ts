import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** The kinds of classes (Childbirth, Joint Replacement …) as the public sees them. */
export const classCategory = pgTable("class_category", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** Order in lists. */
  position: integer().notNull(),
});
