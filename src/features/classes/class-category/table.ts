import { pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { classCategoryFields } from "./fields";

const { updatedAt: _, ...columns } = columnsOf(classCategoryFields);

/** The published class types, such as Childbirth and Joint Replacement. */
export const classCategory = pgTable("class_category", columns);
