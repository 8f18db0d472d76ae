import { pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { pageFields } from "./fields";

/** The published pages. */
export const page = pgTable("page", {
  ...columnsOf(pageFields),
  /** With a leading slash and no trailing one. The home page is `/`. */
  path: text().notNull().unique(),
});
