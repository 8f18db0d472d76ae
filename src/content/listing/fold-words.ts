import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";

const MAX_WORDS = 8;

/**
 * Normalizes up to eight words like `search_text`. Call it once per search: within the condition, PostgreSQL
 * would normalize them for every record.
 */
export async function foldWords(db: Database, q = ""): Promise<string[]> {
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ word: string }>(
    sql`select lower(unaccent(word)) as word from unnest(${sql.param(words)}::text[]) with ordinality as w (word, n) order by n`,
  );
  return rows.map((row) => row.word.slice(0, 100));
}
