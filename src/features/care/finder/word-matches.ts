import { sql } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import { type QueryUnit, queryUnits } from "~/features/search/shared/query-units";
import type { QueryWord, ReadWords } from "~/features/search/shared/read-words";
import type { Database } from "~/platform/database/database";
import { specialty } from "../specialty/table";

/** A word of a search term, or a phrase with one meaning, with the specialties that match it. */
export interface WordMatch {
  /** As typed, in lower case. */
  typed: string;
  /** Its words as PostgreSQL compares them, without accents. */
  plain: string[];
  /** Whether it is a word such as "the" or "with". */
  isStopWord: boolean;
  /** Whether it is a word such as "doctor", which names no specialty. */
  isVague: boolean;
  /** The word and its synonyms as tsquery text. */
  query: string;
  /**
   * The specialties that have the word. `rank` is how much of the specialty's text it makes up; 0 if it is only a
   * prefix of a word.
   */
  specialties: MatchingSpecialty[];
}

interface MatchingSpecialty {
  id: string;
  rank: number;
}

/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 4;

/** Looks up the words of a term and their synonyms in the specialties' names, consumer words, and treatments. */
export async function wordMatches(db: Database, { words, same }: ReadWords): Promise<WordMatch[]> {
  const units = queryUnits(words, same);
  const used = new Set(units.flatMap((unit) => unit.words));
  // Stop words match no specialty, but may be part of a name.
  const unsaid = queryUnits(
    words.filter((word) => !used.has(word)),
    [],
  );
  const inOrder = [...units, ...unsaid].toSorted((a, b) => firstOf(words, a) - firstOf(words, b));
  const specialties = await specialtiesOf(db, inOrder);
  return inOrder.map((unit, at) => ({
    typed: unit.words.map(({ typed }) => typed).join(" "),
    plain: unit.words.map(({ plain }) => plain),
    isStopWord: unit.words.every(({ isStopWord }) => isStopWord),
    isVague: unit.isVague,
    query: unit.query,
    specialties: specialties[at] ?? [],
  }));
}

function firstOf(words: readonly QueryWord[], unit: QueryUnit): number {
  return words.findIndex((word) => unit.words.includes(word));
}

/** One list for each unit, in the same order. */
async function specialtiesOf(db: Database, units: readonly QueryUnit[]): Promise<MatchingSpecialty[][]> {
  if (units.length === 0) return [];
  const begun = units.map(({ words: [word, ...more] }) =>
    word && more.length === 0 && word.plain.length >= MIN_PREFIX_LENGTH ? `'${word.plain}':*` : null,
  );
  const { rows } = await db.execute<{ specialties: MatchingSpecialty[] }>(sql`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'rank', ts_rank_cd(s.terms, query::tsquery)))
      from ${specialty} s where s.terms @@ query::tsquery or s.terms @@ begun::tsquery
    ), '[]') as specialties
    from unnest(${sql.param(units.map(({ query }) => query))}::text[], ${sql.param(begun)}::text[])
      with ordinality as given (query, begun, at) order by at`);
  readsAll(specialty);
  return rows.map((row) => row.specialties);
}
