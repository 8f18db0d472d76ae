import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { contentTypes } from "../registry";
import { contentItem } from "../tables";
import { changedTitles } from "./changed-titles";
import { containsWord } from "./contains-word";
import { foldWords } from "./fold-words";

/** A possible link target. */
export interface NamedAddress {
  /** Within the site, starting with a slash. */
  url: string;
  title: string;
  isPublic: boolean;
}

const MAX_RESULTS = 30;

/**
 * Link targets by name or address: all public records, and for the types in `seen` also drafts. At most
 * thirty, first those whose name begins with the words, pages before records.
 * @param q words that name or address must contain, each of them, anywhere
 * @param seen the types whose drafts the caller may see
 */
export async function findAddresses(
  db: Database,
  q: string,
  seen: readonly ContentType[],
): Promise<NamedAddress[]> {
  const words = await foldWords(db, q);
  const { id, publishedUrl, title, trashedAt, searchText, type, slug, status } = contentItem;
  const unseen = contentTypes().filter((one) => !seen.includes(one));
  const changed = await changedTitles(db, unseen, words);
  const found = [...changed].filter(([, { isFound }]) => isFound).map(([changedId]) => changedId);
  const isSeen = inArray(
    type,
    seen.map(({ name }) => name),
  );
  // Unpublished text is neither shown to nor searched for people who may not edit the type.
  const isFound = or(and(or(isSeen, eq(status, "live")), ...words.map(containsWord)), inArray(id, found));
  const planned = seen.filter(({ addressPrefix }) => addressPrefix !== undefined);
  const url = sql<string>`coalesce(${publishedUrl}, ${plannedUrl(planned)})`;
  const isPlanned = and(
    isNotNull(slug),
    inArray(
      type,
      planned.map(({ name }) => name),
    ),
  );
  const atTheRoot = contentTypes().flatMap(({ name, addressPrefix }) => (addressPrefix === "" ? [name] : []));
  const begins = sql`starts_with(${searchText}, ${words.join(" ")})`;
  const rows = await db
    .select({ id, url, title, isPublic: sql<boolean>`${publishedUrl} is not null` })
    .from(contentItem)
    .where(and(isNull(trashedAt), or(isNotNull(publishedUrl), isPlanned), isFound))
    .orderBy(desc(begins), desc(inArray(type, atTheRoot)), asc(searchText), asc(contentItem.id))
    .limit(MAX_RESULTS);
  return rows.map((row) => ({
    url: row.url,
    title: changed.get(row.id)?.title ?? row.title,
    isPublic: row.isPublic,
  }));
}

function plannedUrl(types: readonly ContentType[]): SQL {
  const prefixes = Object.fromEntries(types.map(({ name, addressPrefix }) => [name, addressPrefix]));
  return sql`(${JSON.stringify(prefixes)}::jsonb ->> ${contentItem.type}) || ${contentItem.slug}`;
}
