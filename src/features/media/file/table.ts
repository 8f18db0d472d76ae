import { pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { fileFields } from "./fields";

/** The published documents. Addresses point to /files. */
export const file = pgTable("file", {
  ...columnsOf(fileFields),
});
