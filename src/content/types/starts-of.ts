import { inArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/database/database";
import { calendarEvent } from "./calendar-event/table";
import { classEvent } from "./class/table";

/** When those of some published records begin that are classes or events. */
export async function startsOf(db: Database, ids: string[]): Promise<{ id: string; startsAt: Date }[]> {
  if (ids.length === 0) return [];
  return union(
    db
      .select({ id: classEvent.id, startsAt: classEvent.startsAt })
      .from(classEvent)
      .where(inArray(classEvent.id, ids)),
    db
      .select({ id: calendarEvent.id, startsAt: calendarEvent.startsAt })
      .from(calendarEvent)
      .where(inArray(calendarEvent.id, ids)),
  );
}
