import type { Database } from "~/platform/database/database";
import { COMMON, recordsOf } from "./records-of";
import { wordsOf } from "./shared/clean-query";
import { type QueryUnit, queryUnits } from "./shared/query-units";
import { type MatchedPhrase, type QueryWord, readWords } from "./shared/read-words";

/** The parsed query: its meaningful words, each with synonyms, and the phrases that it contains. */
export interface ReadQuery {
  words: QueryWord[];
  units: WeighedUnit[];
  phrases: MatchedPhrase[];
}

export interface WeighedUnit extends QueryUnit {
  /**
   * The weight: higher for words that are rare among titles, words people use, and summaries; 0 if none of these has
   * it.
   */
  telling: number;
  /** How many of these have it, counted up to a limit. */
  records: number;
  /** Whether any record has it, including its text. */
  isKnown: boolean;
}

/** The weight of a word such as “doctor” relative to one such as “kidney”. */
const VAGUE = 0.25;

export async function readQuery(db: Database, query: string): Promise<ReadQuery> {
  const { words, same, phrases } = await readWords(db, wordsOf(query));
  return { words, units: await weighed(db, queryUnits(words, same)), phrases };
}

/** The units with their weights. */
async function weighed(db: Database, units: QueryUnit[]): Promise<WeighedUnit[]> {
  const counts = await recordsOf(
    db,
    units.map(({ query }) => query),
  );
  return units.map((unit) => {
    const { records, isKnown } = counts.get(unit.query) ?? { records: 0, isKnown: false };
    const telling = records === 0 ? 0 : Math.log(1 + (2 * COMMON) / records) * (unit.isVague ? VAGUE : 1);
    return { ...unit, telling, records, isKnown };
  });
}
