import { sql } from "drizzle-orm";
import { searchWord } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { editDistance } from "./edit-distance";

/** Shorter words are like too many others. */
const SHORTEST = 4;
/** Words from this length on may have two wrong letters, from the next on three. */
const LONG = 6;
const VERY_LONG = 9;
const CANDIDATES = 10;

/**
 * For each word the word of the site that was probably meant: among those that look alike the one that needs the fewest changes, if these are few. One
 * query, whatever the number of words.
 *
 * @param words in lower case, without accents, that occur nowhere
 * @returns what to write instead; words without a likely correction are left out
 */
export async function correctSpelling(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const doubtful = words.filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  if (doubtful.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; alike: string[] }>(sql`
    select word, array(
      select s.word from ${searchWord} s where s.word % asked.word order by similarity(s.word, asked.word) desc, s.word
      limit ${CANDIDATES}) as alike
    from unnest(${sql.param(doubtful)}::text[]) as asked (word)`);
  return new Map(
    rows.flatMap(({ word, alike }) => {
      const meant = closest(word, alike);
      return meant ? [[word, meant] as const] : [];
    }),
  );
}

/** Candidates come by likeness; among those that need as few changes, the first. */
function closest(word: string, alike: string[]): string | undefined {
  const most = word.length < LONG ? 1 : word.length < VERY_LONG ? 2 : 3;
  return alike
    .map((meant) => ({ meant, changes: editDistance(word, meant) }))
    .filter(({ changes }) => changes > 0 && changes <= most)
    .toSorted((a, b) => a.changes - b.changes)[0]?.meant;
}
