import { sql } from "drizzle-orm";
import { searchDocument } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { preparedQuery } from "~/platform/database/prepared-query";

/** A word in this many records is hardly specific, so counting stops here. */
export const COMMON = 500;

/** How long to cache a count. Counts only weigh words against each other, so a few minutes' edits do not matter. */
const COUNT_CACHE_MS = 10 * 60_000;
/** A site has fewer words. A cache with more contains words that nobody will type again. */
const MAX_CACHED_COUNTS = 5_000;

interface Records {
  /** How many records have it in title, words people use, or summary, counted up to a limit. */
  records: number;
  /** Whether any record contains it, including in its text. */
  isKnown: boolean;
}

/** Per database, because a process can have several. */
const caches = new WeakMap<Database, Map<string, Records & { until: number }>>();

/**
 * The number of records for each query. Cached for ten minutes, except for a count of zero, because a new record must
 * be found as soon as it is published.
 * @param queries tsquery texts
 */
export async function recordsOf(db: Database, queries: readonly string[]): Promise<Map<string, Records>> {
  const cachedCounts = countsOf(db);
  const now = performance.now();
  const isFresh = (query: string) => (cachedCounts.get(query)?.until ?? 0) > now;
  const unknown = [...new Set(queries)].filter((query) => !isFresh(query));
  const counted = await count(db, unknown);
  const all = new Map(
    queries.map((query) => [
      query,
      counted.get(query) ?? cachedCounts.get(query) ?? { records: 0, isKnown: false },
    ]),
  );
  for (const [query, records] of counted) {
    if (records.records > 0) cachedCounts.set(query, { ...records, until: now + COUNT_CACHE_MS });
  }
  if (cachedCounts.size > MAX_CACHED_COUNTS) cachedCounts.clear();
  return all;
}

function countsOf(db: Database) {
  const cachedCounts = caches.get(db) ?? new Map<string, Records & { until: number }>();
  caches.set(db, cachedCounts);
  return cachedCounts;
}

type CountRow = Records & { query: string } & Record<string, unknown>;

const counting = preparedQuery<{ queries: readonly string[] }, CountRow>(
  "search_words_counted",
  sql`
    select given.query, records, records > 0 or exists (select from ${searchDocument} where terms @@ asked.query) as "isKnown"
    from unnest(${sql.placeholder("queries")}::text[]) as given (query),
      lateral (select given.query::tsquery as query) as asked,
      lateral (select count(*)::int as records from (
        select from ${searchDocument} where head @@ asked.query limit ${sql.raw(String(COMMON))}) counted) few`,
  { query: true, records: true, isKnown: true },
);

async function count(db: Database, queries: readonly string[]): Promise<Map<string, Records>> {
  if (queries.length === 0) return new Map();
  const rows = await counting(db, { queries });
  return new Map(rows.map(({ query, ...records }) => [query, records]));
}
