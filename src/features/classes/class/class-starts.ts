import { asc, gt } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { classEvent } from "./table";

/** The start times of the published classes that are not over, soonest first. */
export async function classStarts(db: Database, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: classEvent.startsAt })
    .from(classEvent)
    .where(gt(classEvent.endsAt, now))
    .orderBy(asc(classEvent.startsAt));
  readsList(classEvent);
  return rows.map((row) => row.startsAt);
}
