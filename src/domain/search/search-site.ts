import type { Database } from "~/platform/database/database";
import { cleanQuery, wordsOf } from "./clean-query";
import { correctSpelling } from "./correct-spelling";
import { anyWord, everyWord } from "./full-text";
import { type RedFlag, redFlagIn } from "./red-flag";
import { type Portion, type SearchHits, searchDocumentHits } from "./search-document-hits";

export interface SearchAnswer extends SearchHits {
  /** What was searched for, cleaned; empty when nothing was asked. */
  query: string;
  total: number;
  /** How the hits were found: all words, all words as we think they were meant, or only some of the words. */
  matched: "all" | "corrected" | "some" | "none";
  /** The spelling that found them, when it is not the visitor's own. */
  corrected: string | null;
  redFlag: RedFlag | null;
}

/**
 * Searches everything that is published. Words are matched stemmed; where nothing holds them all, unknown words are
 * corrected to similar ones of the site, and then any of the words will do. Nothing is kept of what was typed.
 */
export async function searchSite(db: Database, typed: string, portion: Portion): Promise<SearchAnswer> {
  const query = cleanQuery(typed);
  const redFlag = redFlagIn(query);
  const nothing = {
    query,
    redFlag,
    hits: [],
    counts: [],
    total: 0,
    corrected: null,
    matched: "none",
  } as const;
  const words = wordsOf(query);
  if (words.length === 0) return { ...nothing, hits: [], counts: [] };

  const exact = await searchDocumentHits(db, everyWord(query), query, portion);
  if (exact.counts.length > 0) return answer(exact, { matched: "all" });

  const corrected = await correctSpelling(db, query);
  const meant = corrected && (await searchDocumentHits(db, everyWord(corrected), corrected, portion));
  if (meant && meant.counts.length > 0) return answer(meant, { matched: "corrected", corrected });

  const some = await searchDocumentHits(db, anyWord(wordsOf(corrected ?? query)), query, portion);
  if (some.counts.length > 0) return answer(some, { matched: "some", corrected });
  return { ...nothing, hits: [], counts: [] };

  function answer(
    found: SearchHits,
    how: Pick<SearchAnswer, "matched"> & { corrected?: string | null },
  ): SearchAnswer {
    const total = found.counts.reduce((sum, one) => sum + one.count, 0);
    return { query, redFlag, ...found, total, corrected: null, ...how };
  }
}
