import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { preparedQuery } from "~/platform/database/prepared-query";

/** SQL for the stems by which words are compared: English stems, or the word itself for words such as “the”. */
export function stemsIn(plain: SQL): SQL {
  return sql`coalesce(nullif(${englishStems(plain)}, '{}'), tsvector_to_array(to_tsvector('simple', ${plain})))`;
}

/** Empty for words such as “the”. */
export function englishStems(plain: SQL): SQL {
  return sql`tsvector_to_array(to_tsvector('english', ${plain}))`;
}

/** Enough for a site's vocabulary. Twice as many words take some megabytes. */
const MAX_CACHED_WORDS = 50_000;

/** Per database, because a process can have several. */
const caches = new WeakMap<Database, Map<string, readonly string[]>>();

const asking = preparedQuery<{ words: readonly string[] }, { word: string; stems: string[] }>(
  "search_stems",
  sql`select word, ${stemsIn(sql`unaccent(word)`)} as stems from unnest(${sql.placeholder("words")}::text[]) as given (word)`,
  { word: true, stems: true },
);

/**
 * The stems of each word from PostgreSQL, cached.
 * @param words in lower case
 */
export async function stemsOf(
  db: Database,
  words: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  let cachedStems = caches.get(db);
  if (!cachedStems || cachedStems.size > MAX_CACHED_WORDS) {
    cachedStems = new Map();
    caches.set(db, cachedStems);
  }
  const unknown = [...words].filter((word) => !cachedStems.has(word));
  if (unknown.length > 0)
    for (const { word, stems } of await asking(db, { words: unknown })) cachedStems.set(word, stems);
  return cachedStems;
}
