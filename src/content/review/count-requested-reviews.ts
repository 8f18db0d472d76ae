import { and, count, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { contentItem } from "../tables";

/** Counts the drafts that wait for a review, by the names of their types. Types without any are left out. */
export async function countRequestedReviews(
  db: Database,
  types: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ type: contentItem.type, count: count() })
    .from(contentItem)
    .where(
      and(
        isNotNull(contentItem.reviewRequestedAt),
        isNull(contentItem.trashedAt),
        inArray(contentItem.type, [...types]),
      ),
    )
    .groupBy(contentItem.type);
  return new Map(rows.map((row) => [row.type, row.count]));
}
