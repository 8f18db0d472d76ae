import { pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { awardFields } from "./fields";

/** The published awards, for which patients and colleagues nominate hospital staff. */
export const award = pgTable("award", {
  ...columnsOf(awardFields),
});
