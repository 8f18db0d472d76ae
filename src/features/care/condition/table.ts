import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { conditionFields } from "./fields";

/** The published conditions and treatments. Specialties and providers may be unpublished, so queries must join them. */
export const condition = pgTable(
  "condition",
  {
    ...columnsOf(conditionFields),
    specialtyIds: uuid().array().notNull().default([]),
    /** In staff's order. Empty means all providers of the specialties. */
    providerIds: uuid().array().notNull().default([]),
  },
  (table) => [index("condition_specialties").using("gin", table.specialtyIds)],
);
