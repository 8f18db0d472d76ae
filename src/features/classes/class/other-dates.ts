import { and, asc, eq, gt, inArray, ne } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { type ClassView, classViews, shownClasses } from "./class-views";
import { classEvent, classSeries } from "./table";

/** The series of a class and its other published dates that are not over. Null if the class is not part of a series. */
export async function otherDates(
  db: Database,
  classId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<{ seriesId: string; dates: ClassView[] } | null> {
  // A class joins a series in the same transaction as its other dates, and the queries of those register what they
  // read.
  const [own] = await db.select().from(classSeries).where(eq(classSeries.classId, classId));
  if (!own) return null;
  const { seriesId } = own;
  const ids = db
    .select({ id: classSeries.classId })
    .from(classSeries)
    .where(eq(classSeries.seriesId, seriesId));
  const rows = await classViews(db)
    .where(and(inArray(classEvent.id, ids), ne(classEvent.id, classId), gt(classEvent.endsAt, now)))
    .orderBy(asc(classEvent.startsAt), asc(classEvent.id))
    .limit(limit);
  const dates = shownClasses(rows);
  readsList(
    classEvent,
    dates.map(({ id }) => id),
  );
  return dates.length > 0 ? { seriesId, dates } : null;
}
