import type { Database } from "~/platform/database/database";
import { contentTypes } from "../registry";
import type { Visibility } from "../visibility/visibility";
import type { RelatedQuery, RelatedRecord } from "./related-record";

/**
 * Published records that refer to records of this type, newest first: of all types that declare `related`,
 * except those of a disabled feature.
 * @param type name of the type that is referred to
 */
export async function relatedRecords(
  { db, visibility }: { db: Database; visibility: Pick<Visibility, "shows"> },
  type: string,
  query: RelatedQuery,
): Promise<RelatedRecord[]> {
  if (query.ids.length === 0) return [];
  const found = await Promise.all(
    contentTypes()
      .filter(({ feature }) => visibility.shows(feature))
      .map(({ related }) => related?.[type]?.(db, query) ?? []),
  );
  return found
    .flat()
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, query.limit);
}
