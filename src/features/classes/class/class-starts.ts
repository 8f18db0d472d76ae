import { gt } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { readSessions } from "./sessions";
import { classEvent } from "./table";

/** The start times of the sessions of published classes that are not over, soonest first. */
export async function classStarts(db: Database, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: classEvent.startsAt, endsAt: classEvent.endsAt, sessions: classEvent.sessions })
    .from(classEvent)
    .where(gt(classEvent.endsAt, now));
  readsList(classEvent);
  return rows
    .flatMap(readSessions)
    .flatMap(({ startsAt, endsAt }) => (endsAt > now ? [startsAt] : []))
    .toSorted((a, b) => a.getTime() - b.getTime());
}
