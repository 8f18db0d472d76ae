import { pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { classCategoryFields } from "./fields";

const { updatedAt: _, ...columns } = columnsOf(classCategoryFields);

/** The kinds of classes (Childbirth, Joint Replacement …) as the public sees them. */
export const classCategory = pgTable("class_category", columns);
