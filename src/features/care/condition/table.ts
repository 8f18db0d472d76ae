import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { conditionFields } from "./fields";

/** Conditions and treatments as the public sees them. Specialties and providers may be unpublished: join them. */
export const condition = pgTable(
  "condition",
  {
    ...columnsOf(conditionFields),
    specialtyIds: uuid().array().notNull().default([]),
    /** In the order that staff chose; empty for every provider of the specialties. */
    providerIds: uuid().array().notNull().default([]),
  },
  (table) => [index("condition_specialties").using("gin", table.specialtyIds)],
);
