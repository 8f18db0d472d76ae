import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Awards that patients and colleagues put staff forward for, as the public sees them. */
export const award = pgTable("award", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  lead: text().notNull(),
  body: text().notNull(),
  imageId: uuid(),
  formId: uuid().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
