import { type SQL, sql } from "drizzle-orm";
import { searchDocument } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { executePrepared } from "~/platform/database/execute-prepared";
import { excerptOf, MARKS, type MarkedPassages, PASSAGE } from "./excerpt-of";
import { type MarkedText, markedText } from "./marked-text";
import { nextFirst } from "./next-first";
import type { WeighedUnit } from "./read-query";
import { COMMON } from "./records-of";

/** One record that was found. */
export interface SearchHit {
  id: string;
  type: string;
  title: string;
  url: string;
  /** The passage that matched, or the record's own summary. */
  excerpt: MarkedText;
  /** When it takes place, for what does. */
  startsAt: Date | null;
  /** True where it holds everything that was said. */
  isWhole: boolean;
}

export interface SearchHits {
  hits: SearchHit[];
  /** How many were found of each type, best type first. */
  counts: { type: string; count: number }[];
}

/** Which of the hits to answer: the first of every type, or one page of all or of one type. */
export type Portion = { firstOfEach: number } | { type?: string; limit: number; offset: number };

export interface Asked {
  /** What was typed, as titles are compared with it. */
  wording: string;
  units: readonly WeighedUnit[];
  /** Records that phrases lead to, and what that adds to them. */
  leads: ReadonlyMap<string, number>;
}

/** So many records are looked at for each way to be found; what people come for is looked at first. */
const LOOKED_AT = sql.raw("120");
/** Words are added to those that find candidates until they find so many. */
const ENOUGH = 600;
/** So many of the best are looked at again, body and title. */
const REFINED = sql.raw("12");
/** As its index has it. */
const titleWords = sql`ts_filter(d.terms, '{a}')`;
/** What has less than this share of the best one's score is not shown. */
const WORTH_SHOWING = sql.raw("0.15");
/** Of one text for several dates, all but the best count this much. */
const REPEATED = sql.raw("0.5");
/** What a word counts in the body, in the summary, among people's words and in the title. */
const BY_PLACE = sql.raw(`'{0.1, 0.35, 0.8, 1}'::real[]`);

interface Row extends MarkedPassages {
  id: string;
  type: string;
  title: string;
  url: string;
  whole: boolean;
  startsAt: string | null;
}

interface Answer extends Record<string, unknown> {
  hits: Row[];
  counts: { type: string; count: number }[];
}

/**
 * The published records that match, best first: by where the words stand and by how much each of them tells, by the phrases that lead to a record, by what
 * people come for, and by likeness of the title.
 */
export async function rankedHits(db: Database, asked: Asked, portion: Portion): Promise<SearchHits> {
  if (asked.units.length === 0) return { hits: [], counts: [] };
  const telling = tellingMost(asked.units);
  const query = sql`
    with asked as materialized (
      select ${every(asked.units)}::tsquery as every_word, ${anyOf(asked.units)}::tsquery as any_word,
        ${anyOf(telling)}::tsquery as telling, ${anyOf(telling.filter(isRare))}::tsquery as rare, ${anyOf(inTextOnly(asked.units))}::tsquery as in_text
    ), ${candidates(asked)}, ${scores(asked)}, ${shown(portion)}
    select
      (select coalesce(jsonb_agg(to_jsonb(passage) order by at), '[]') from (${passages(asked.units)}) passage) as hits,
      (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'count', number) order by best desc, type), '[]')
        from (select type, count(*)::int as number, max(score) as best from found group by type) counted) as counts`;
  const [answer] = await executePrepared<Answer>(db, query, { hits: true, counts: true });
  const { hits, counts } = answer ?? { hits: [], counts: [] };
  return { hits: hits.map(present), counts };
}

/**
 * Who could be meant, by phrase, by title, by what stands in front, by the whole text: each found by an index and read once. A common word is looked
 * for in titles alone, and whole texts only where not enough hold everything in front: the lists of either are the longest.
 */
function candidates({ leads, units }: Asked): SQL {
  const [ids, scores] = [[...leads.keys()], [...leads.values()]];
  const read = sql`d.item_id, d.type, d.title, d.weight, d.starts_at, ${inFront(units)} as front`;
  const from = sql`from ${searchDocument} d, asked where`;
  const rareOnes = units.filter(isRare).length;
  const enough = rareOnes === units.length ? LOOKED_AT : rareOnes > 0 ? REFINED : sql.raw("1");
  return sql`everywhere as materialized (
      select ${read}, 0::real as bonus, true as whole ${from} d.head @@ every_word limit ${LOOKED_AT}
    ), way as (
      select ${read}, bonus, false as whole
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(scores)}::real[]) as led (item_id, bonus) join ${searchDocument} d using (item_id)
      union all (select ${read}, 0, false ${from} d.head @@ telling and d.weight = 3 limit ${LOOKED_AT})
      union all (select ${read}, 0, false ${from} ${titleWords} @@ telling limit ${LOOKED_AT})
      union all (select ${read}, 0, false ${from} d.head @@ rare limit ${LOOKED_AT})
      union all select * from everywhere
      union all (select ${read}, 0, true ${from} (select count(*) < ${enough} from everywhere) and d.terms @@ every_word limit ${LOOKED_AT})
      union all (select ${read}, 0, false ${from} d.terms @@ in_text limit ${LOOKED_AT})
    )`;
}

function scores({ wording }: Asked): SQL {
  return sql`roughly as materialized (
      select item_id, type, title, starts_at, bool_or(whole) as whole,
        (max(bonus) + max(front) + case when bool_or(whole) then 0.2 else 0 end) * (1 + 0.1 * weight) as score
      from way group by item_id, type, title, weight, starts_at
    ), again as (
      select item_id, 0.15 * ts_rank(${BY_PLACE}, d.terms, any_word, 1) + 0.4 * similarity(d.title_key, lower(unaccent(${wording}::text))) as more
      from (select item_id from roughly order by score desc, ${nextFirst()}, item_id limit ${REFINED}) best
      join ${searchDocument} d using (item_id), asked
    ), each as (
      select item_id, type, title, starts_at, whole, score + coalesce(more, 0) as score from roughly left join again using (item_id)
    ), once as (
      select *, row_number() over (partition by type, title order by score desc, ${nextFirst()}, item_id) as copy from each
    ), placed as (
      select item_id, type, title, starts_at, whole, case when copy = 1 then score else score * ${REPEATED} end as score from once
    ), found as materialized (
      select * from placed where whole or score >= ${WORTH_SHOWING} * (select max(score) from placed)
    )`;
}

/** Each unit's place in title, people's words and summary, weighed by how much it tells, of 1. */
function inFront(units: readonly WeighedUnit[]): SQL {
  const known = units.filter(({ telling }) => telling > 0);
  if (known.length === 0) return sql`0`;
  const sum = known.reduce((total, { telling }) => total + telling, 0);
  const parts = known.map(
    ({ query, telling, stems }) =>
      // Of alternatives ts_rank answers the mean.
      sql`least(1, ${stems.length}::int * ts_rank(${BY_PLACE}, d.head, ${query}::tsquery)) * ${telling / sum}::real`,
  );
  return sql`(${sql.join(parts, sql` + `)})`;
}

function shown(portion: Portion): SQL {
  if ("firstOfEach" in portion) {
    return sql`shown as (
      select * from (select *, row_number() over (partition by type order by score desc, title, ${nextFirst()}, item_id) as place from found) numbered
      where place <= ${portion.firstOfEach})`;
  }
  const ofType = portion.type ? sql`where type = ${portion.type}` : sql``;
  return sql`shown as (
    select * from found ${ofType} order by score desc, title, ${nextFirst()}, item_id limit ${portion.limit} offset ${portion.offset})`;
}

/** Of a long body the surroundings of its first match are the passage: to choose the best of all takes longer than everything else. */
function passages(units: readonly WeighedUnit[]): SQL {
  const stems = units.flatMap((unit) => unit.stems).filter((stem) => /^[\p{L}\p{N}]+$/u.test(stem));
  const first = sql`greatest(regexp_instr(d.body, ${`\\m(${stems.join("|") || "$^"})`}::text, 1, 1, 0, 'i') - ${PASSAGE.before}::int, 1)`;
  return sql`
    select d.item_id as id, d.type, d.title, d.url, shown.whole, d.excerpt, d.starts_at as "startsAt",
      row_number() over (order by shown.score desc, d.title, ${nextFirst(sql`shown.starts_at`)}, d.item_id) as at,
      marked.excerpt as "markedExcerpt",
      case when strpos(marked.excerpt, ${MARKS.start}) > 0 then ''
        else ts_headline('english', substr(d.body, ${first}, ${PASSAGE.length}::int), any_word, ${MARKS.options}) end as "markedBody",
      left(d.body, 200) as "bodyStart"
    from shown join ${searchDocument} d using (item_id), asked,
      -- The offset keeps it from being computed twice.
      lateral (select ts_headline('english', d.excerpt, any_word, ${MARKS.options}) as excerpt offset 0) marked`;
}

function present({ id, type, title, url, whole, startsAt, ...passages }: Row): SearchHit {
  const excerpt = markedText(excerptOf(passages), MARKS);
  return {
    id,
    type,
    title,
    url,
    isWhole: whole,
    excerpt,
    startsAt: startsAt === null ? null : new Date(startsAt),
  };
}

function every(units: readonly WeighedUnit[]): string {
  return units.map(({ query }) => `(${query})`).join(" & ");
}

function anyOf(units: readonly WeighedUnit[]): string {
  return units.map(({ query }) => `(${query})`).join(" | ");
}

function isRare({ records }: WeighedUnit): boolean {
  return records < COMMON;
}

/** What no title, people's word or summary holds, but some text. */
function inTextOnly(units: readonly WeighedUnit[]): readonly WeighedUnit[] {
  return units.filter(({ telling, isKnown }) => telling === 0 && isKnown);
}

/** The rarest units, until there is enough to rank: beside these, common ones only bring far more records than can be meant. */
function tellingMost(units: readonly WeighedUnit[]): readonly WeighedUnit[] {
  const rarest = units.filter(({ telling }) => telling > 0).toSorted((a, b) => b.telling - a.telling);
  let records = 0;
  const needed = rarest.filter((unit) => {
    const isNeeded = records < ENOUGH;
    records += unit.records;
    return isNeeded;
  });
  return needed.length > 0 ? needed : units;
}
