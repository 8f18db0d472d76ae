import { and, asc, gt, ne } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { type ClassView, classViews, shownClasses } from "./class-views";
import { nextStart } from "./session-queries";
import { classEvent } from "./table";

/**
 * Published classes that are not over, ordered by their next session.
 * @param except the id of a class to leave out
 */
export async function upcomingClasses(
  db: Database,
  { now, limit, except }: { now: Date; limit: number; except?: string },
): Promise<ClassView[]> {
  const rows = await classViews(db)
    .where(and(gt(classEvent.endsAt, now), except === undefined ? undefined : ne(classEvent.id, except)))
    .orderBy(asc(nextStart(now)), asc(classEvent.id))
    .limit(limit);
  const classes = shownClasses(rows);
  readsList(
    classEvent,
    classes.map(({ id }) => id),
  );
  return classes;
}
