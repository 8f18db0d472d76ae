import type { Database } from "~/platform/database/database";
import { COMMON, recordsOf } from "./records-of";
import { wordsOf } from "./shared/clean-query";
import { type QueryUnit, queryUnits } from "./shared/query-units";
import { type MatchedPhrase, type QueryWord, readWords } from "./shared/read-words";

/** What was typed, understood: the words that say something, each with what means the same, and the phrases that it holds. */
export interface ReadQuery {
  words: QueryWord[];
  units: WeighedUnit[];
  phrases: MatchedPhrase[];
}

export interface WeighedUnit extends QueryUnit {
  /** The more it tells, the rarer it is among titles, people's words and summaries; 0 where none of these has it. */
  telling: number;
  /** How many of these have it, counted no further than matters. */
  records: number;
  /** False where no record holds it, its text included. */
  isKnown: boolean;
}

/** What a word such as “doctor” tells beside one such as “kidney”. */
const VAGUE = 0.25;

export async function readQuery(db: Database, query: string): Promise<ReadQuery> {
  const { words, same, phrases } = await readWords(db, wordsOf(query));
  return { words, units: await weighed(db, queryUnits(words, same)), phrases };
}

/** Each unit with how much it tells. */
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
