import { sql } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import { correctSpelling, isKnownWord } from "~/features/search/shared/correct-spelling";
import type { Database } from "~/platform/database/database";
import { provider } from "../shared/provider/table";
import type { WordMatch } from "./word-matches";

/** The words that match no provider, with corrections. */
export interface CorrectedWords {
  /** The correction of each typed word. Omits words without a likely correction. */
  corrections: Map<string, string>;
  /** Correctly spelled words that match no provider. Reported if the corrected search finds no provider either. */
  unlisted: string[];
}

/** Corrects words that match no provider to words that match one. Spelling is corrected as in the site's search. */
export async function correctWords(db: Database, words: readonly WordMatch[]): Promise<CorrectedWords> {
  // Phrases are synonyms that staff wrote, so they are spelled correctly.
  const single = words.filter(({ plain, isStopWord }) => !isStopWord && plain.length === 1);
  if (single.length === 0) return { corrections: new Map(), unlisted: [] };
  const unmatched = single.map(({ typed, query }) => ({ typed, query }));
  const { rows } = await db.execute<{ typed: string }>(sql`
    select typed from jsonb_to_recordset(${JSON.stringify(unmatched)}::jsonb) as asked (typed text, query text)
    where not exists (select from ${provider} where ${provider.terms} @@ asked.query::tsquery)`);
  readsAll(provider);
  const absent = new Set(rows.map(({ typed }) => typed));
  const plain = new Map(
    single.filter(({ typed }) => absent.has(typed)).map((word) => [word.typed, word.plain[0] ?? word.typed]),
  );
  const instead = await correctSpelling(db, [...plain.values()], {
    answers: sql`exists (select from ${provider} where ${provider.terms} @@ plainto_tsquery('simple', s.word))`,
  });
  const corrections = new Map<string, string>();
  const unlisted: string[] = [];
  for (const [typed, word] of plain) {
    const corrected = instead.get(word);
    if (corrected) corrections.set(typed, corrected);
    if (corrected ? isKnownWord(corrected) : isKnownWord(word)) unlisted.push(corrected ?? typed);
  }
  return { corrections, unlisted };
}
