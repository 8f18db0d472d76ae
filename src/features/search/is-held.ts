import { type SQL, sql } from "drizzle-orm";

/**
 * The condition that a row `p` of the phrases was said: all of its stems were. The overlap is what the index finds.
 *
 * A sign of danger that has but one stem, as “no way out” has, is its other words too: “which way is it?” means no harm.
 *
 * @param stems everything that was said, and words such as “the”, stemmed or not
 * @param words as they were said
 */
export function isHeld(stems: SQL, words: SQL): SQL {
  return sql`(p.stems && ${stems} and p.stems <@ ${stems} and (
    p.kind not in ('emergency', 'crisis', 'poison') or cardinality(p.stems) > 1 or strpos(p.key, ' ') = 0
    or string_to_array(p.key, ' ') <@ ${words}))`;
}
