import { TZDate } from "@date-fns/tz";
import { asc, gte } from "drizzle-orm";
import { readsList } from "~/content/reads";
import { dayAt } from "~/content/values/day-at";
import type { Database } from "~/platform/database/database";
import { cmuStop } from "./table";

/**
 * A stop of the mobile unit with its start and end as instants. The row has the day and hours in the hospital's time
 * zone.
 */
export type ComingStop = typeof cmuStop.$inferSelect & { startsAt: Date; endsAt: Date };

/** Published stops that are not over, soonest first. */
export async function comingStops(
  db: Database,
  { now, timeZone, limit }: { now: Date; timeZone: string; limit: number },
): Promise<ComingStop[]> {
  const rows = await db
    .select()
    .from(cmuStop)
    .where(gte(cmuStop.date, dayAt(now, timeZone).iso))
    .orderBy(asc(cmuStop.date), asc(cmuStop.opensAt), asc(cmuStop.id))
    // Some of today's stops may already be over.
    .limit(limit + 5);
  readsList(
    cmuStop,
    rows.map((row) => row.id),
  );
  return rows
    .map((row) => withMoments(row, timeZone))
    .filter(({ endsAt }) => endsAt > now)
    .slice(0, limit);
}

export function withMoments(stop: typeof cmuStop.$inferSelect, timeZone: string): ComingStop {
  return {
    ...stop,
    startsAt: momentOf(stop.date, stop.opensAt, timeZone),
    endsAt: momentOf(stop.date, stop.closesAt, timeZone),
  };
}

/**
 * @param day YYYY-MM-DD, in the time zone
 * @param time HH:MM, in the time zone
 */
function momentOf(day: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime());
}
