import { and, asc, gt, lt } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { calendarEvent } from "./table";
import type { CalendarEvent } from "./upcoming-events";

/**
 * Published events that take place in a period, earliest first.
 * @param asked.from only events that end after this
 * @param asked.to only events that start before this; without it, there is no upper limit
 */
export async function eventsBetween(
  db: Database,
  { from, to, limit }: { from: Date; to?: Date; limit: number },
): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvent)
    .where(and(gt(calendarEvent.endsAt, from), to && lt(calendarEvent.startsAt, to)))
    .orderBy(asc(calendarEvent.startsAt), asc(calendarEvent.id))
    .limit(limit);
  readsList(
    calendarEvent,
    rows.map((row) => row.id),
  );
  return rows;
}
