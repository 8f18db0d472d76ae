import type { Database } from "~/platform/database/database";
import { contentTypes } from "../registry";
import type { Visibility } from "../visibility/visibility";

/** What a page shows of a published record that refers to the page's own. */
export interface RelatedRecord {
  id: string;
  href: string;
  title: string;
  text: string;
  /** What it is: "News". */
  kind: string;
  publishedAt: Date;
  imageId: string | null;
}

/** Which records are asked for: those that refer to any of `ids`, without `except`, the newest first. */
export interface RelatedQuery {
  ids: readonly string[];
  /** The id of the record that is read already. */
  except?: string;
  limit: number;
}

/** Reads a type's published records that refer to others. */
export type ReadRelated = (db: Database, query: RelatedQuery) => Promise<RelatedRecord[]>;

/**
 * Published records that refer to records of this type, the newest first: of all types that say how (`related`), less those of a feature
 * that is off.
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

/** Cache tags of what `relatedRecords` reads. */
export function relatedTags(type: string): string[] {
  return contentTypes()
    .filter(({ related }) => related?.[type])
    .map(({ name }) => name);
}
