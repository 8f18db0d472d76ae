import { asc, between } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchDay } from "../table";

/**
 * The number of searches, and of those without results, on each day of a period (inclusive).
 * @param from as YYYY-MM-DD
 */
export function searchDays(db: Database, from: string, to: string) {
  return db
    .select()
    .from(searchDay)
    .where(between(searchDay.day, from, to))
    .orderBy(asc(searchDay.day));
}
