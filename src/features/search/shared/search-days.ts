import { asc, between } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchDay } from "../table";

/** How much was searched on each day between two, both included, and how often in vain. @param from as YYYY-MM-DD */
export function searchDays(db: Database, from: string, to: string) {
  return db
    .select()
    .from(searchDay)
    .where(between(searchDay.day, from, to))
    .orderBy(asc(searchDay.day));
}
