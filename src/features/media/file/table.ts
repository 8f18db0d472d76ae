import { pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { fileFields } from "./fields";

/** Documents that the public may download; addresses lead to /files. */
export const file = pgTable("file", {
  ...columnsOf(fileFields),
});
