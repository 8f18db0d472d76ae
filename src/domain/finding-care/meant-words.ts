import { sql } from "drizzle-orm";
import { searchWord } from "~/content/tables";
import { provider } from "~/content/types/provider/table";
import type { Database } from "~/platform/database/database";
import { editDistance } from "../search/edit-distance";
import type { WordMatch } from "./word-matches";

const SHORTEST = 3;
/** Words from this length on may have two wrong letters. */
const LONG = 6;

/**
 * Finds, for each word by which no provider is found, the word that was probably meant: among the site's words that look
 * alike and by which providers are found, the one that needs the fewest changes, if these are few.
 *
 * @returns what to write instead, by the word as typed; words without a likely correction are left out
 */
export async function meantWords(db: Database, words: readonly WordMatch[]): Promise<Map<string, string>> {
  // Several that mean one thing together are spelled as staff spell them.
  const given = words.flatMap(({ typed, plain: [plain = "", ...more], isStopWord, query }) =>
    isStopWord || more.length > 0 || plain.length < SHORTEST
      ? []
      : [sql`(${typed}::text, ${plain}::text, ${query}::tsquery)`],
  );
  if (given.length === 0) return new Map();
  const { rows } = await db.execute<{ typed: string; plain: string; meant: string }>(sql`
    select given.typed, given.plain, alike.meant
    from (values ${sql.join(given, sql`, `)}) as given (typed, plain, query)
    cross join lateral (
      select w.word as meant from ${searchWord} w
      where w.word % given.plain
        and exists (select from ${provider} where ${provider.terms} @@ plainto_tsquery('simple', w.word))
      order by similarity(w.word, given.plain) desc, w.word limit 8
    ) alike
    where not exists (select from ${provider} where ${provider.terms} @@ given.query)`);
  const alike = Map.groupBy(rows, (row) => row.typed);
  return new Map(
    [...alike].flatMap(([typed, candidates]) => {
      const meant = closest(candidates);
      return meant ? [[typed, meant] as const] : [];
    }),
  );
}

/** Candidates come by likeness; among those that need as few changes, the first. */
function closest(candidates: { plain: string; meant: string }[]): string | undefined {
  const near = candidates
    .map(({ plain, meant }) => ({
      meant,
      changes: editDistance(plain, meant),
      most: plain.length < LONG ? 1 : 2,
    }))
    .filter(({ changes, most }) => changes > 0 && changes <= most)
    .toSorted((a, b) => a.changes - b.changes);
  return near[0]?.meant;
}
