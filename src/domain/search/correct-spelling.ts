import { sql } from "drizzle-orm";
import { searchDocument, searchWord } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { wordsOf } from "./clean-query";

/** Shorter words are like too many others. */
const SHORTEST = 4;
/** Of 1: `kidny` and `kidney` reach 0.44, `climb` and `clinic` 0.3. The index itself asks for 0.3. */
const ALIKE = 0.4;

/**
 * The query with each word that occurs nowhere replaced by the most similar word of the site, or null when there is
 * nothing to replace. One query, whatever the number of words.
 */
export async function correctSpelling(db: Database, query: string): Promise<string | null> {
  const words = wordsOf(query).filter((word) => word.length >= SHORTEST);
  if (words.length === 0) return null;
  const asked = sql.join(
    words.map((word) => sql`(${word}::text, lower(unaccent(${word}::text)))`),
    sql`, `,
  );
  const { rows } = await db.execute<{ word: string; instead: string }>(sql`
    select asked.word, best.candidate as instead
    from (values ${asked}) as asked (word, plain)
    cross join lateral (
      select s.word as candidate, similarity(s.word, plain) as likeness
      from ${searchWord} s where s.word % plain
      order by likeness desc, s.word limit 1
    ) best
    where likeness >= ${ALIKE} and not exists (
      select from ${searchDocument} d
      where d.terms @@ (plainto_tsquery('english', plain) || plainto_tsquery('simple', plain)))`);
  const instead = new Map(rows.map((row) => [row.word, row.instead]));
  if (instead.size === 0) return null;
  return query
    .toLowerCase()
    .replaceAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu, (word) => instead.get(word) ?? word);
}
