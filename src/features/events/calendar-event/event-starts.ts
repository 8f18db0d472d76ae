import { asc, gt } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import type { Start } from "../shared/site/browse";
import { calendarEvent } from "./table";

/** The start times of the published events that are not over, soonest first. */
export async function eventStarts(db: Database, now: Date): Promise<Start[]> {
  const rows = await db
    .select({ startsAt: calendarEvent.startsAt })
    .from(calendarEvent)
    .where(gt(calendarEvent.endsAt, now))
    .orderBy(asc(calendarEvent.startsAt));
  readsList(calendarEvent);
  return rows.map(({ startsAt }) => ({ startsAt, type: null }));
}
