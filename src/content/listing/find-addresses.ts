import { and, asc, desc, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";
import { foldWords } from "./fold-words";
import { holdsWord } from "./holds-word";

/** Something that a link can lead to. */
export interface NamedAddress {
  /** Within the site, with a slash first. */
  url: string;
  title: string;
  isPublic: boolean;
}

const MOST = 30;

/**
 * What links can lead to, by its name or address: everything that is public, and of `seen` what is planned too. At most thirty, those
 * whose name begins with the words first, pages before records.
 *
 * @param q words that name or address have to hold, each of them, anywhere
 * @param seen the types whose drafts whoever asks may know of
 */
export async function findAddresses(
  db: Database,
  q: string,
  seen: readonly ContentType[],
): Promise<NamedAddress[]> {
  const words = await foldWords(db, q);
  const { publishedUrl, title, trashedAt, searchText, type, slug } = contentItem;
  const planned = seen.filter(({ addressPrefix }) => addressPrefix !== undefined);
  const url = sql<string>`coalesce(${publishedUrl}, ${plannedUrl(planned)})`;
  const isPlanned = and(
    isNotNull(slug),
    inArray(
      type,
      planned.map(({ name }) => name),
    ),
  );
  const begins = sql`starts_with(${searchText}, ${words.join(" ")})`;
  return db
    .select({ url, title, isPublic: sql<boolean>`${publishedUrl} is not null` })
    .from(contentItem)
    .where(and(isNull(trashedAt), or(isNotNull(publishedUrl), isPlanned), ...words.map(holdsWord)))
    .orderBy(desc(begins), desc(sql`${type} = 'page'`), asc(searchText), asc(contentItem.id))
    .limit(MOST);
}

function plannedUrl(types: readonly ContentType[]): SQL {
  const prefixes = Object.fromEntries(types.map(({ name, addressPrefix }) => [name, addressPrefix]));
  return sql`(${JSON.stringify(prefixes)}::jsonb ->> ${contentItem.type}) || ${contentItem.slug}`;
}
