import { index, pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { insurancePlanFields } from "./fields";

/** Insurance plans as the public sees them. Which places and providers take them is in the link tables of those. */
export const insurancePlan = pgTable("insurance_plan", columnsOf(insurancePlanFields), (table) => [
  index("insurance_plan_list").on(table.payer, table.name),
]);
