import { and, asc, eq, gt, lt } from "drizzle-orm";
import { readsAddress, readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { classCategory } from "../class-category/table";
import { type ClassView, classViews, shownClasses } from "./class-views";
import { meetsBetween, nextStart } from "./session-queries";
import { classEvent } from "./table";

export interface ClassPeriod {
  /** Only classes with a session that ends after this. */
  from: Date;
  /** Only classes that have a session after `from` that starts before this. Without it, there is no upper limit. */
  to?: Date;
  /** The slug of a class type. */
  type?: string;
  limit: number;
}

/** Published classes that take place in a period, ordered by their first session in it. */
export async function classesBetween(
  db: Database,
  { from, to, type, limit }: ClassPeriod,
): Promise<ClassView[]> {
  const rows = await classViews(db)
    .where(
      and(
        gt(classEvent.endsAt, from),
        to && and(lt(classEvent.startsAt, to), meetsBetween(from, to)),
        type ? eq(classCategory.slug, type) : undefined,
      ),
    )
    .orderBy(asc(nextStart(from)), asc(classEvent.id))
    .limit(limit);
  const classes = shownClasses(rows);
  if (type) readsAddress(classCategory, type);
  readsList(
    classEvent,
    classes.map(({ id }) => id),
  );
  return classes;
}
