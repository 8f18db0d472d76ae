import { index, pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { insurancePlanFields } from "./fields";

/** The published insurance plans. The locations and providers that take them are in link tables. */
export const insurancePlan = pgTable("insurance_plan", columnsOf(insurancePlanFields), (table) => [
  index("insurance_plan_list").on(table.payer, table.name),
]);
