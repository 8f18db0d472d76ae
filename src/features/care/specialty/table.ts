import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { tsvector } from "~/content/tables";

/** Specialties as the public sees them. */
export const specialty = pgTable(
  "specialty",
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    summary: text().notNull(),
    about: text().notNull(),
    /** What people call it or suffer from, as they would type it. */
    plainWords: text().array().notNull(),
    treats: text().array().notNull(),
    phone: text().notNull(),
    iconImageId: uuid(),
    bannerImageId: uuid(),
    /** Name (A), plain words and what it treats (B): matches what a person typed to a specialty. */
    terms: tsvector().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("specialty_terms").using("gin", table.terms)],
);
