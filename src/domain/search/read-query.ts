import { type SQL, sql } from "drizzle-orm";
import { plainForm } from "~/content/search/plain-form";
import type { PhraseKind } from "~/content/search/write-phrases";
import { searchDocument, searchPhrase } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { wordsOf } from "./clean-query";
import { type QueryUnit, queryUnits, type SameWords } from "./query-units";
import { COMMON, recordsOf } from "./records-of";

/** One word as typed and as PostgreSQL compares it. */
export interface QueryWord {
  typed: string;
  /** In lower case, without accents. */
  plain: string;
  stems: string[];
  isStopWord: boolean;
}

/** A phrase of staff's whose words were all typed, or something that means the same. */
export interface MatchedPhrase {
  ownerId: string;
  kind: Exclude<PhraseKind, "same">;
  phrase: string;
  stems: string[];
}

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
  const typed = wordsOf(query);
  if (typed.length === 0) return { words: [], units: [], phrases: [] };
  const { words, same, phrases } = await understood(db, typed);
  return { words, units: await weighed(db, queryUnits(words, same)), phrases };
}

interface Understood extends Record<string, unknown> {
  words: QueryWord[];
  same: SameWords[];
  phrases: MatchedPhrase[];
}

/** The words, the rules by which some of them mean the same as others, and the phrases that words and rules together hold. */
async function understood(db: Database, typed: string[]): Promise<Understood> {
  const english = sql`tsvector_to_array(to_tsvector('english', plain))`;
  const { rows } = await db.execute<Understood>(sql`
    with word as (
      select ord, typed, plain, coalesce(nullif(${english}, '{}'), tsvector_to_array(to_tsvector('simple', plain))) as stems,
        ${english} = '{}' as stop
      from unnest(${sql.param(typed)}::text[]) with ordinality as given (typed, ord),
        lateral (select trim(lower(${plainForm(sql`typed`)})) as plain) as one
      where plain <> ''
    ), said as (
      select coalesce(array_agg(distinct stem), '{}') as stems from word, unnest(word.stems) as stem
    ), same as (
      select rule.owner_id, rule.phrase, rule.stems from ${searchPhrase} rule
      where rule.owner_id in (
        select p.owner_id from ${searchPhrase} p, said where p.kind = 'same' and ${isHeld(sql`said.stems`)})
    ), meant as (
      select array(select unnest(stems) from said union select unnest(stems) from same) as stems
    )
    select (
        select coalesce(jsonb_agg(jsonb_build_object(
          'typed', typed, 'plain', plain, 'stems', stems, 'isStopWord', stop) order by ord), '[]') from word) as words,
      (select coalesce(jsonb_agg(jsonb_build_object('rule', owner_id, 'stems', stems)), '[]') from same) as same,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'ownerId', coalesce(d.item_id, p.owner_id), 'kind', p.kind, 'phrase', p.phrase, 'stems', p.stems)), '[]')
        from meant, ${searchPhrase} p left join ${searchDocument} d on p.kind = 'first' and d.url = p.url
        where p.kind <> 'same' and ${isHeld(sql`meant.stems`)}) as phrases`);
  return rows[0] ?? { words: [], same: [], phrases: [] };
}

/** All of the phrase's stems are among these; the overlap is what the index finds. */
function isHeld(stems: SQL): SQL {
  return sql`(p.stems && ${stems} and p.stems <@ ${stems})`;
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
