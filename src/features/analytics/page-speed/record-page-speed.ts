import { eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { withoutKeys } from "~/platform/logging/without-keys";
import type { PageSpeedInput } from "./input";
import { MEASURE_NAMES, storedValue } from "./measures";
import { pageSpeed } from "./table";

/** The maximum number of rows per day, so that fake addresses and values cannot fill the table. */
const MAX_ROWS_A_DAY = 50_000;

/** The address for measures above the limit, which are counted together. */
export const OTHER_PAGES = "(other)";

/**
 * Counts the measures of one visit to a page.
 * @param day in the hospital's time zone, as YYYY-MM-DD
 */
export async function recordPageSpeed(db: Database, measured: PageSpeedInput, day: string): Promise<void> {
  const rows = MEASURE_NAMES.flatMap((measure) => {
    const value = measured[measure];
    return value === undefined ? [] : [{ day, measure, value: storedValue(measure, value), count: 1 }];
  });
  if (rows.length === 0) return;
  const isPlain = withoutKeys(measured.path) === measured.path;
  const hasRoom = (await db.$count(pageSpeed, eq(pageSpeed.day, day))) < MAX_ROWS_A_DAY;
  const path = isPlain && hasRoom ? measured.path : OTHER_PAGES;
  await db
    .insert(pageSpeed)
    .values(rows.map(({ day, measure, value, count }) => ({ day, path, measure, value, count })))
    .onConflictDoUpdate({
      target: [pageSpeed.day, pageSpeed.path, pageSpeed.measure, pageSpeed.value],
      set: { count: sql`${pageSpeed.count} + 1` },
    });
}
