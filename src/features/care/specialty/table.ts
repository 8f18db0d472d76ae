import { index, pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { tsvector } from "~/content/tables";
import { specialtyFields } from "./fields";

/** The published specialties. */
export const specialty = pgTable(
  "specialty",
  {
    ...columnsOf(specialtyFields),
    /** Consumer words for it, as people would type them. */
    plainWords: text().array().notNull(),
    /** The name (A), plain words and treatments (B). Search terms are matched with it. */
    terms: tsvector().notNull(),
  },
  (table) => [index("specialty_terms").using("gin", table.terms)],
);
