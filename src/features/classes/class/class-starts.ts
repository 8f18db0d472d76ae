import { eq, gt } from "drizzle-orm";
import { readsList, readsRecords } from "~/content/reads";
import type { Start } from "~/features/events/shared/site/browse";
import type { Database } from "~/platform/database/database";
import { classCategory } from "../class-category/table";
import { readSessions } from "./sessions";
import { classEvent } from "./table";

/** The start times of the sessions of published classes that are not over, soonest first. */
export async function classStarts(db: Database, now: Date): Promise<Start[]> {
  const rows = await db
    .select({
      startsAt: classEvent.startsAt,
      endsAt: classEvent.endsAt,
      sessions: classEvent.sessions,
      categoryId: classEvent.categoryId,
      type: classCategory.slug,
    })
    .from(classEvent)
    .leftJoin(classCategory, eq(classCategory.id, classEvent.categoryId))
    .where(gt(classEvent.endsAt, now));
  readsList(classEvent);
  readsRecords(
    classCategory,
    rows.map(({ categoryId }) => categoryId),
  );
  return rows
    .flatMap(({ type, ...row }) => readSessions(row).map((session) => ({ ...session, type })))
    .flatMap(({ startsAt, endsAt, type }) => (endsAt > now ? [{ startsAt, type }] : []))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
