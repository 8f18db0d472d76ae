import { asc, gt } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { calendarEvent } from "./table";

/** When the published events that are not over begin, the next first. */
export async function eventStarts(db: Database, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: calendarEvent.startsAt })
    .from(calendarEvent)
    .where(gt(calendarEvent.endsAt, now))
    .orderBy(asc(calendarEvent.startsAt));
  readsList(calendarEvent);
  return rows.map((row) => row.startsAt);
}
