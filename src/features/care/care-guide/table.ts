import { pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { careGuideFields } from "./fields";

/** The guide to where to go, as the public sees it: no row while it is not published. */
export const careGuide = pgTable("care_guide", {
  ...columnsOf(careGuideFields),
  path: text().notNull().unique(),
});
