import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";

/** A published record whose facts were last confirmed too long ago. */
export interface StaleItem {
  id: string;
  type: string;
  title: string;
  revision: number;
  /** When it should have been confirmed. */
  dueAt: Date;
  /** The last confirmation, or the first publishing. */
  lookedAt: Date;
  /** Who confirmed it then; null if it was only published. */
  confirmedByName: string | null;
}

/** When the facts of a record were last confirmed. @param types the possible types of the record */
function lookedAt(types: readonly ContentType[]): SQL<Date> {
  const dated = types.flatMap(({ name, review }) =>
    review?.dateField
      ? [
          sql`when ${name} then nullif(${contentItem.data} ->> ${sql.raw(`'${review.dateField}'`)}, '')::timestamptz`,
        ]
      : [],
  );
  const own = dated.length > 0 ? sql`case ${contentItem.type} ${sql.join(dated, sql` `)} end` : sql`null`;
  return sql<Date>`coalesce(greatest(${contentItem.confirmedAt}, ${own}), ${contentItem.publishedAt})`.mapWith(
    contentItem.publishedAt,
  );
}

/** When the next confirmation is due; null for types without reviews. */
function reviewDueAt(types: readonly ContentType[]): SQL<Date> {
  const clocks = types.flatMap(({ name, review }) =>
    review ? [sql`when ${name} then make_interval(months => ${review.everyMonths}::int)`] : [],
  );
  const clock = clocks.length > 0 ? sql`case ${contentItem.type} ${sql.join(clocks, sql` `)} end` : sql`null`;
  return sql<Date>`${lookedAt(types)} + ${clock}`.mapWith(contentItem.publishedAt);
}

/**
 * When a record's facts were last confirmed and when they are due again; null for types without reviews, and
 * for records that are not public.
 */
export async function reviewOf(
  db: Database,
  type: ContentType,
  id: string,
): Promise<Pick<StaleItem, "lookedAt" | "dueAt" | "confirmedByName"> | null> {
  if (!type.review) return null;
  const { confirmedByName } = contentItem;
  const [row] = await db
    .select({ dueAt: reviewDueAt([type]), lookedAt: lookedAt([type]), confirmedByName })
    .from(contentItem)
    .where(
      and(eq(contentItem.id, id), isNotNull(contentItem.publishedRevision), isNull(contentItem.trashedAt)),
    );
  return row ?? null;
}

/**
 * Published records of these types whose review is due, the longest overdue first, and their total number.
 */
export async function reviewsDue(
  db: Database,
  types: readonly ContentType[],
  now: Date,
  limit: number,
): Promise<{ items: StaleItem[]; total: number }> {
  const names = types.filter(({ review }) => review).map(({ name }) => name);
  const due = reviewDueAt(types);
  const where = and(
    inArray(contentItem.type, names),
    isNotNull(contentItem.publishedRevision),
    isNull(contentItem.trashedAt),
    lte(due, now),
  );
  const { id, type, title, revision, confirmedByName } = contentItem;
  const [items, total] = await Promise.all([
    db
      .select({ id, type, title, revision, dueAt: due, lookedAt: lookedAt(types), confirmedByName })
      .from(contentItem)
      .where(where)
      .orderBy(asc(due), asc(title))
      .limit(limit),
    db.$count(contentItem, where),
  ]);
  return { items, total };
}
