import { and, asc, gt, ne } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { calendarEvent } from "./table";

export type CalendarEvent = typeof calendarEvent.$inferSelect;

/**
 * Published events that are not over, soonest first.
 * @param except the id of an event to leave out
 */
export async function upcomingEvents(
  db: Database,
  { now, limit, except }: { now: Date; limit: number; except?: string },
): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvent)
    .where(
      and(gt(calendarEvent.endsAt, now), except === undefined ? undefined : ne(calendarEvent.id, except)),
    )
    .orderBy(asc(calendarEvent.startsAt), asc(calendarEvent.id))
    .limit(limit);
  readsList(
    calendarEvent,
    rows.map((row) => row.id),
  );
  return rows;
}
