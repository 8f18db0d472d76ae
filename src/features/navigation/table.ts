import { pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { navigationFields } from "./fields";

const { updatedAt: _, ...columns } = columnsOf(navigationFields);

/** The published menus: `main`, `extra` (upper right), and `footer`. */
export const navigation = pgTable("navigation", columns);
