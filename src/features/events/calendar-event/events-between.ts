import { and, asc, gt, lt } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { calendarEvent } from "./table";
import type { CalendarEvent } from "./upcoming-events";

/**
 * Published events that take place in a span of time, the first first.
 * @param asked.from events that end after this
 * @param asked.to events that begin before this; without it, however late
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
