import { type SQL, sql } from "drizzle-orm";

/**
 * The SQL condition that a query contains a phrase `p`: all of its stems. The overlap lets PostgreSQL use the
 * index.
 *
 * A danger sign with only one stem, such as “no way out”, needs its other words, too: “which way is it?” is harmless.
 * @param stems of the whole query, including words such as “the”, stemmed or not
 * @param words of the query as typed
 */
export function containsPhrase(stems: SQL, words: SQL): SQL {
  return sql`(p.stems && ${stems} and p.stems <@ ${stems} and (
    p.kind not in ('emergency', 'crisis', 'poison') or cardinality(p.stems) > 1 or strpos(p.key, ' ') = 0
    or string_to_array(p.key, ' ') <@ ${words}))`;
}
