import { type SQL, sql } from "drizzle-orm";

/**
 * The SQL condition that a query contains a phrase `p`: all of its stems. The overlap operator lets PostgreSQL use the
 * index.
 *
 * For a phrase with only one stem, such as “where to go” or “no way out”, the query must also contain its other words:
 * “which way is it?” is harmless.
 * @param stems of the whole query, including words such as “the”, stemmed or not
 * @param words of the query as typed
 */
export function containsPhrase(stems: SQL, words: SQL): SQL {
  return sql`(p.stems && ${stems} and p.stems <@ ${stems} and (
    cardinality(p.stems) > 1 or strpos(p.key, ' ') = 0 or string_to_array(p.key, ' ') <@ ${words}))`;
}
