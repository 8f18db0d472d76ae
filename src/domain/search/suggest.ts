import type { Database } from "~/platform/database/database";
import { cleanQuery, wordsOf } from "./clean-query";
import { correctSpelling } from "./correct-spelling";
import { everyWord, everyWordUnfinished } from "./full-text";
import { type SearchHit, searchDocumentHits } from "./search-document-hits";

const MOST = 8;

/** Up to eight records that what is being typed may lead to; the last word may be unfinished, or slightly wrong. */
export async function suggest(db: Database, typed: string): Promise<SearchHit[]> {
  const query = cleanQuery(typed);
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const portion = { limit: MOST, offset: 0 };
  const { hits } = await searchDocumentHits(db, everyWordUnfinished(words), query, portion);
  if (hits.length > 0) return hits;
  const corrected = await correctSpelling(db, query);
  return corrected ? (await searchDocumentHits(db, everyWord(corrected), corrected, portion)).hits : [];
}
