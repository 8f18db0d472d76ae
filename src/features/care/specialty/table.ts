import { index, pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { tsvector } from "~/content/tables";
import { specialtyFields } from "./fields";

/** The published specialties. */
export const specialty = pgTable(
  "specialty",
  {
    ...columnsOf(specialtyFields),
    /** What people call it or suffer from, as they would type it. */
    plainWords: text().array().notNull(),
    /** Name (A), plain words and treatments (B): matches search terms to specialties. */
    terms: tsvector().notNull(),
  },
  (table) => [index("specialty_terms").using("gin", table.terms)],
);
