import { sql } from "drizzle-orm";
import { isShownAddress } from "~/content/search/is-shown-address";
import { searchDocument } from "~/content/tables";
import { preparedQuery } from "~/platform/database/prepared-query";
import { PASSAGE, type Passages } from "./excerpt-of";
import { nextFirst } from "./next-first";

/** So many records are looked at for each way to be found; what people come for is looked at first. */
const LOOKED_AT = sql.raw("120");
/** So many of the best are looked at again, body and title. */
const REFINED = sql.raw("12");
/** So many of the words that tell most are looked for in each candidate; more say nothing that these did not. */
export const MOST_UNITS = 8;
/** As its index has it. */
const titleWords = sql`ts_filter(d.terms, '{a}')`;
/** What has less than this share of the best one's score is not shown. */
const WORTH_SHOWING = sql.raw("0.15");
/** Of one text for several dates, all but the best count this much. */
const REPEATED = sql.raw("0.5");
/** What holds everything that was said is raised by so much. */
const WHOLE = sql.raw("0.2::float8");
/** What a word counts in the body, in the summary, among people's words and in the title. */
const BY_PLACE = sql.raw(`'{0.1, 0.35, 0.8, 1}'::real[]`);

/** What is asked for. */
export interface Values extends Record<string, unknown> {
  /** Texts of tsqueries. */
  everyWord: string;
  anyWord: string;
  telling: string;
  rare: string;
  inText: string;
  /** What is looked for in front: tsqueries, how many stems each asks for, and how much it tells, of 1 in all. */
  units: string[];
  stems: number[];
  shares: number[];
  /** Every word is rare enough to be looked for in whole texts. */
  isRare: boolean;
  /** Records that phrases lead to, and what that adds. */
  led: string[];
  bonuses: number[];
  wording: string;
  /** Beginnings of the words that a passage is to show, as a regular expression. */
  shownWords: string;
  type: string | null;
  isOfEach: boolean;
  offset: number;
  limit: number;
  /** Addresses that visitors must not find, and exceptions among them. */
  hidden: readonly string[];
  kept: readonly string[];
}

export interface Row extends Passages {
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

const value = (name: keyof Values & string) => sql.placeholder(name);

/** Names of the columns that hold each unit. */
const UNITS = Array.from({ length: MOST_UNITS }, (_, index) => {
  const numbered = (name: string) => sql.raw(`${name}${index + 1}`);
  return { at: numbered(""), unit: numbered("unit_"), stems: numbered("stems_"), share: numbered("share_") };
});

/** Each unit's place in title, people's words and summary, weighed by how much it tells, of 1; what is not asked is not looked for. */
const IN_FRONT = UNITS.reduceRight(
  (rest, { unit, stems, share }) =>
    // Of alternatives ts_rank answers the mean.
    sql`case when ${unit} is null then 0 else least(1, ${stems} * ts_rank(${BY_PLACE}, d.head, ${unit})) * ${share} + ${rest} end`,
  sql`0`,
);

const ASKED = sql`asked as materialized (
    select ${value("everyWord")}::tsquery as every_word, ${value("anyWord")}::tsquery as any_word,
      ${value("telling")}::tsquery as telling, ${value("rare")}::tsquery as rare, ${value("inText")}::tsquery as in_text,
      ${value("isRare")}::boolean as is_rare, lower(unaccent(${value("wording")}::text)) as wording,
      ${sql.join(
        UNITS.map(
          ({ at, unit, stems, share }) =>
            sql`units[${at}]::tsquery as ${unit}, stems[${at}] as ${stems}, shares[${at}] as ${share}`,
        ),
        sql`, `,
      )}
    from (select ${value("units")}::text[] as units, ${value("stems")}::int[] as stems, ${value("shares")}::real[] as shares) given
  )`;

/**
 * Who could be meant, by phrase, by title, by what stands in front, by the whole text: each found by an index and read once. A common word is looked
 * for in titles alone, and whole texts only where all words are rare: the lists of either are the longest.
 */
const CANDIDATES = (() => {
  const read = sql`d.item_id, d.type, d.title, d.weight, d.starts_at, d.head`;
  const isShown = isShownAddress(sql`d.url`, sql`${value("hidden")}`, sql`${value("kept")}`);
  const from = sql`from ${searchDocument} d, asked where ${isShown} and`;
  const most = sql`limit ${LOOKED_AT}`;
  return sql`everywhere as materialized (
      select ${read}, 0::real as bonus, true as whole ${from} d.head @@ every_word ${most}
    ), way as (
      select ${read}, bonus, false as whole
      from unnest(${value("led")}::uuid[], ${value("bonuses")}::real[]) as led (item_id, bonus) join ${searchDocument} d using (item_id)
      where ${isShown}
      union all (select ${read}, 0, false ${from} d.head @@ telling and d.weight = 3 ${most})
      union all (select ${read}, 0, false ${from} ${titleWords} @@ telling ${most})
      union all (select ${read}, 0, false ${from} d.head @@ rare ${most})
      union all select * from everywhere
      union all (
        select ${read}, 0, true ${from} is_rare and (select count(*) < ${LOOKED_AT} from everywhere) and d.terms @@ every_word ${most}
      )
      union all (select ${read}, 0, false ${from} d.terms @@ in_text ${most})
    ), candidate as (
      select d.item_id, d.type, d.title, d.weight, d.starts_at, d.bonus, d.whole, ${IN_FRONT} as front from way d, asked
    )`;
})();

const SCORES = sql`roughly as materialized (
    select item_id, type, title, ${nextFirst(sql`starts_at`)} as next, bool_or(whole) as whole,
      (max(bonus) + max(front) + case when bool_or(whole) then ${WHOLE} else 0 end) * (1 + 0.1::float8 * weight) as score
    from candidate group by item_id, type, title, weight, starts_at
  ), again as (
    select item_id, d.terms @@ every_word as whole,
      case when d.terms @@ every_word and not best.whole then ${WHOLE} else 0 end
        + 0.15 * ts_rank(${BY_PLACE}, d.terms, any_word, 1) + 0.4 * similarity(d.title_key, wording) as more
    from (select item_id, whole from roughly order by score desc, next, item_id limit ${REFINED}) best
    join ${searchDocument} d using (item_id), asked
  ), each as (
    select item_id, type, title, next, roughly.whole or coalesce(again.whole, false) as whole, score + coalesce(more, 0) as score
    from roughly left join again using (item_id)
  ), once as (
    select *, row_number() over (partition by title, type order by score desc, next, item_id) as copy from each
  ), placed as (
    select item_id, type, title, next, whole, case when copy = 1 then score else score * ${REPEATED} end as score from once
  ), found as materialized (
    select * from placed where whole or score >= ${WORTH_SHOWING} * (select max(score) from placed)
  ), shown as (
    select * from (
      select *, row_number() over (
        -- Types are few, and numbers are sorted sooner than they.
        partition by case when ${value("isOfEach")}::boolean then hashtext(type) end order by score desc, title, next, item_id
      ) as place
      from found where ${value("type")}::text is null or type = ${value("type")}
    ) numbered
    where place > ${value("offset")}::int and place <= ${value("offset")}::int + ${value("limit")}::int
  )`;

/** Of a long body the surroundings of its first match are the passage: to choose the best of all takes longer than everything else. */
const PASSAGES = sql`
  select d.item_id as id, d.type, d.title, d.url, shown.whole, d.excerpt, d.starts_at as "startsAt",
    row_number() over (order by shown.score desc, d.title, next, d.item_id) as at,
    substr(d.body, first.at, ${sql.raw(String(PASSAGE.length))}) as passage, first.at as "passageAt"
  from shown join ${searchDocument} d using (item_id),
    -- The offset keeps it from being computed twice.
    lateral (
      select greatest(regexp_instr(d.body, ${value("shownWords")}::text, 1, 1, 0, 'i') - ${sql.raw(String(PASSAGE.before))}, 1) as at offset 0
    ) first`;

/** The hits and how many there are of each type, best first. */
export const ranking = preparedQuery<Values, Answer>(
  "search_ranked",
  sql`
    with ${ASKED}, ${CANDIDATES}, ${SCORES}
    select
      (select coalesce(json_agg(hit order by at), '[]') from (${PASSAGES}) hit) as hits,
      (select coalesce(json_agg(json_build_object('type', type, 'count', number) order by best desc, type), '[]')
        from (select type, count(*)::int as number, max(score) as best from found group by type) counted) as counts`,
  { hits: true, counts: true },
);
