import { pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { careGuideFields } from "./fields";

/** The published guide. Has no row if the guide is not published. */
export const careGuide = pgTable("care_guide", {
  ...columnsOf(careGuideFields),
  path: text().notNull().unique(),
});
