import { pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { awardFields } from "./fields";

/** Awards that patients and colleagues put staff forward for, as the public sees them. */
export const award = pgTable("award", {
  ...columnsOf(awardFields),
});
