import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { announceTags } from "~/platform/cache/announce-tags";
import { anyTag } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { addressTag, listOfTag, listTag, recordTag, SEARCH_SOURCE } from "../reads";
import { contentItem, contentReference, contentRevision } from "../tables";
import type { Item } from "./steps";

type Values = Record<string, unknown>;

/** A record's public values before and after; null where it was or is not public. */
export interface PublicChange {
  id: string;
  before: Values | null;
  after: Values | null;
}

/**
 * Tells every node to drop the pages that show the record, and the pages of lists and addresses that it may enter,
 * leave, or move in.
 */
export async function announceChange(tx: Database, type: ContentType, change: PublicChange): Promise<void> {
  if (!change.before && !change.after) return;
  const appears = change.before === null;
  await announceTags(tx, [
    ...tagsOfChange(type, change),
    ...(appears ? await referrersOf(tx, change.id) : []),
  ]);
}

/** The published values of the record; null if it was not public. */
export async function publicValues(tx: Database, item: Item | null): Promise<Values | null> {
  if (!item || item.publishedRevision === null) return null;
  if (item.publishedRevision === item.revision) return item.data;
  const { itemId, revision, data } = contentRevision;
  const [found] = await tx
    .select({ data })
    .from(contentRevision)
    .where(and(eq(itemId, item.id), eq(revision, item.publishedRevision)));
  return found?.data ?? null;
}

/** @see ~/content/reads for the meaning of each tag */
export function tagsOfChange(type: ContentType, { id, before, after }: PublicChange): string[] {
  const of = <T>(read: (values: Values) => T) => [before && read(before), after && read(after)] as const;
  const differs = ([was, is]: readonly [unknown, unknown]) => !isDeepStrictEqual(was ?? null, is ?? null);
  const addresses = of((values) => type.slug(values));
  const listed = of((values) => (type.listedBy ? type.listedBy(values) : values));
  const referred = of((values) => type.references(values).map((reference) => reference.id));
  const isListedElsewhere = differs(listed);
  const owners = new Set(referred.flatMap((ids) => ids ?? []));
  return [
    recordTag(type.name, id),
    anyTag(type.name),
    ...(type.search || type.writesSearchIndex ? [anyTag(SEARCH_SOURCE)] : []),
    ...(differs(addresses) ? addresses.flatMap((slug) => (slug ? addressTag(type.name, slug) : [])) : []),
    ...(isListedElsewhere ? [listTag(type.name)] : []),
    ...(isListedElsewhere || differs(referred)
      ? [...owners].map((owner) => listOfTag(type.name, owner))
      : []),
  ];
}

/** Pages of published records that refer to this one left it out while it was not public. */
async function referrersOf(tx: Database, id: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: contentItem.id, type: contentItem.type })
    .from(contentReference)
    .innerJoin(contentItem, eq(contentItem.id, contentReference.itemId))
    .where(and(eq(contentReference.targetId, id), eq(contentReference.live, true)));
  return rows.map((row) => recordTag(row.type, row.id));
}
