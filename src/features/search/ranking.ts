import { type SQL, sql } from "drizzle-orm";
import { isShownAddress } from "~/content/search/is-shown-address";
import { searchDocument } from "~/content/tables";
import { preparedQuery } from "~/platform/database/prepared-query";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { PASSAGE, type Passages } from "./excerpt-of";
import { PINNED } from "./leads-of";
import { nextFirst, nextStart } from "./next-first";

/** The maximum number of records to consider for each kind of match. Popular types are considered first. */
const MAX_CANDIDATES = sql.raw("120");
/** How many of the best hits are scored again with body and title. */
const REFINED = sql.raw("12");
/** How many of the rarest words are matched in each candidate. More would not change the order. */
export const MAX_UNITS = 8;
/** Must be identical to the index's expression. */
const titleWords = sql`ts_filter(d.terms, '{a}')`;
/** Hits below this share of the best score are not shown. A pinned page does not count as the best. */
const MIN_SHARE = sql.raw("0.25");
/** The same for hits to which no phrase leads, if phrases lead to others. */
const MIN_SHARE_WITHOUT_PHRASE = sql.raw("0.6");
/**
 * The same for hits that contain the whole query only in their text, because a long page has many words about other
 * subjects.
 */
const MIN_SHARE_IN_TEXT = sql.raw("0.35");
const SCORE_OF_PINNED = sql.raw(`${PINNED}::float8`);
/** If several dates have the same text, the scores of all but the best are multiplied by this. */
const REPEATED = sql.raw("0.5");
/**
 * The bonus for records that contain the whole query, even if only in the body. More than some of the words in a
 * summary can add.
 */
const WHOLE_QUERY_BONUS = sql.raw("0.4::float8");
/** The weights of a word in the body, in the summary, among words people use, and in the title. */
const BY_PLACE = sql.raw(`'{0.1, 0.35, 0.8, 1}'::real[]`);

/** The parameters of the query. */
export interface Values extends Record<string, unknown> {
  /** tsquery texts. */
  everyWord: string;
  anyWord: string;
  rarest: string;
  rare: string;
  inText: string;
  /**
   * The units to match in title, words people use, and summary: tsqueries, the number of stems of each, and their
   * weights. The weights and those of the units that no record has in these places add up to 1.
   */
  units: string[];
  stems: number[];
  shares: number[];
  /** Whether every word is rare enough to search whole texts for it. */
  isRare: boolean;
  /** The records to which phrases lead, with what each adds to the score. */
  led: string[];
  bonuses: number[];
  /** Whether a phrase of the vocabulary, or one of several words, leads to records. */
  isExplained: boolean;
  wording: string;
  /** The factor for records in other languages than the site. Does not apply to pages that staff pinned. */
  ofOtherLanguages: number;
  /** The query's language, a BCP 47 code or empty, and the factor for records in it that answer the query. */
  language: string;
  inOwnLanguage: number;
  /** Whether to show only records that contain the whole query or to which a phrase leads. */
  isWholeOnly: boolean;
  /** Prefixes of the words that a passage should contain, as a regular expression. */
  shownWords: string;
  type: string | null;
  isOfEach: boolean;
  offset: number;
  limit: number;
  /** The addresses that are hidden from visitors, with exceptions. */
  hidden: readonly string[];
  kept: readonly string[];
}

export interface Row extends Passages {
  id: string;
  type: string;
  title: string;
  url: string;
  language: string;
  startsAt: string | null;
}

interface Answer extends Record<string, unknown> {
  hits: Row[];
  /** Whether a record contains the whole query, even if it is not in this portion. */
  hasWhole: boolean;
  counts: { type: string; count: number }[];
}

const value = (name: keyof Values & string) => sql.placeholder(name);

/** The column names of the units. */
const UNITS = Array.from({ length: MAX_UNITS }, (_, index) => {
  const numbered = (name: string) => sql.raw(`${name}${index + 1}`);
  return { at: numbered(""), unit: numbered("unit_"), stems: numbered("stems_"), share: numbered("share_") };
});

/** The score of the units in title, words people use, and summary. Skips unused units. */
const HEAD_SCORE = UNITS.reduceRight(
  (rest, { unit, stems, share }) =>
    // For alternatives, ts_rank returns the mean, so it is multiplied by their number.
    sql`case when ${unit} is null then 0 else least(1, ${stems} * ts_rank(${BY_PLACE}, d.head, ${unit})) * ${share} + ${rest} end`,
  sql`0`,
);

const QUERY_PARTS = sql`asked as materialized (
    select ${value("everyWord")}::tsquery as every_word, ${value("anyWord")}::tsquery as any_word,
      ${value("rarest")}::tsquery as rarest, ${value("rare")}::tsquery as rare, ${value("inText")}::tsquery as in_text,
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
 * The candidates: by phrase, by title, by the short texts, and by the whole text, each through an index. The index
 * lists of common words and whole texts are the longest. So common words are searched only in titles, and whole texts
 * only if all words are rare.
 */
const CANDIDATES = (() => {
  const columns = sql`d.item_id, d.type, d.title, d.language, d.weight, ${nextStart} as starts_at, d.head`;
  const isShown = isShownAddress(sql`d.url`, sql`${value("hidden")}`, sql`${value("kept")}`);
  const from = sql`from ${searchDocument} d, asked where ${isShown} and`;
  const limit = sql`limit ${MAX_CANDIDATES}`;
  return sql`everywhere as materialized (
      select ${columns}, 0::real as bonus, true as whole, true as in_front ${from} d.head @@ every_word ${limit}
    ), way as (
      select ${columns}, bonus, false as whole, false as in_front
      from unnest(${value("led")}::uuid[], ${value("bonuses")}::real[]) as led (item_id, bonus) join ${searchDocument} d using (item_id)
      where ${isShown}
      union all (select ${columns}, 0, false, false ${from} d.head @@ rarest and d.weight = 3 ${limit})
      union all (select ${columns}, 0, false, false ${from} ${titleWords} @@ rarest ${limit})
      union all (select ${columns}, 0, false, false ${from} d.head @@ rare ${limit})
      union all select * from everywhere
      union all (
        select ${columns}, 0, true, false ${from} is_rare and (select count(*) < ${MAX_CANDIDATES} from everywhere) and d.terms @@ every_word ${limit}
      )
      union all (select ${columns}, 0, false, false ${from} d.terms @@ in_text ${limit})
    ), candidate as (
      select d.item_id, d.type, d.title, d.language, d.weight, d.starts_at, d.bonus, d.whole, d.in_front, ${HEAD_SCORE} as front from way d, asked
    )`;
})();

const scoresOf = (isWanted: SQL) => sql`roughly as materialized (
    select item_id, type, title, language, ${nextFirst(sql`starts_at`)} as next, bool_or(whole) as whole, bool_or(in_front) as in_front, max(bonus) > 0 as led,
      (max(bonus) + max(front) + case when bool_or(whole) then ${WHOLE_QUERY_BONUS} else 0 end) * (1 + 0.1::float8 * weight) as score
    from candidate group by item_id, type, title, language, weight, starts_at
  ), again as (
    select item_id, d.terms @@ every_word as whole,
      case when d.terms @@ every_word and not best.whole then ${WHOLE_QUERY_BONUS} else 0 end
        + 0.15 * ts_rank(${BY_PLACE}, d.terms, any_word, 1) + 0.4 * similarity(d.title_key, wording) as more
    from (select item_id, whole from roughly order by score desc, next, item_id limit ${REFINED}) best
    join ${searchDocument} d using (item_id), asked
  ), each as (
    select item_id, type, title, next, roughly.whole or coalesce(again.whole, false) as whole, in_front, led,
      (score + coalesce(more, 0)) * case when score >= ${SCORE_OF_PINNED} or language = ${sql.raw(`'${SITE_LANGUAGE}'`)} then 1 else ${value("ofOtherLanguages")}::float8 end as score,
      case when score < ${SCORE_OF_PINNED} and language = ${value("language")} and (led or in_front and not ${value("isExplained")}::boolean) then ${value("inOwnLanguage")}::float8 else 1 end as preference
    from roughly left join again using (item_id)
  ), once as (
    select *, row_number() over (partition by title, type order by score desc, next, item_id) as copy from each
  ), placed as materialized (
    select item_id, type, title, next, whole, in_front, led, preference, case when copy = 1 then score else score * ${REPEATED} end as score from once
  ), best as materialized (
    select coalesce(max(score) filter (where score < ${SCORE_OF_PINNED}), 0) as score from placed
  ), found as materialized (
    select item_id, type, title, next, whole, placed.score * preference as score from placed, best where ${isWanted} and (
        (whole and (led or in_front or not ${value("isExplained")}::boolean or placed.score >= best.score * ${MIN_SHARE_IN_TEXT}))
        or ((led or not ${value("isWholeOnly")}::boolean) and placed.score >= best.score
          * case when ${value("isExplained")}::boolean and not led then ${MIN_SHARE_WITHOUT_PHRASE} else ${MIN_SHARE} end)
      )
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

/**
 * The passage of a long body is the text around its first match, because choosing the best passage takes longer than
 * everything else.
 */
const PASSAGES = sql`
  select d.item_id as id, d.type, d.title, d.url, d.language, d.excerpt, ${nextStart} as "startsAt",
    row_number() over (order by shown.score desc, d.title, next, d.item_id) as at,
    substr(d.body, first.at, ${sql.raw(String(PASSAGE.length))}) as passage, first.at as "passageAt"
  from shown join ${searchDocument} d using (item_id),
    -- The offset keeps it from being computed twice.
    lateral (
      select greatest(regexp_instr(d.body, ${value("shownWords")}::text, 1, 1, 0, 'i') - ${sql.raw(String(PASSAGE.before))}, 1) as at offset 0
    ) first`;

/** The hits, and the number of each type, best type first. */
const statementOf = (isWanted: SQL) => sql`
    with ${QUERY_PARTS}, ${CANDIDATES}, ${scoresOf(isWanted)}
    select
      (select coalesce(json_agg(hit order by at), '[]') from (${PASSAGES}) hit) as hits,
      (select coalesce(bool_or(whole), false) from found) as "hasWhole",
      (select coalesce(json_agg(json_build_object('type', type, 'count', number) order by best desc, type), '[]')
        from (select type, count(*)::int as number, max(score) as best from found group by type) counted) as counts`;

const COLUMNS = { hits: true, hasWhole: true, counts: true } as const;

export const ranking = preparedQuery<Values, Answer>("search_ranked", statementOf(sql`true`), COLUMNS);

/**
 * The same without records whose title has words that the query excludes. A separate statement, so that the plan of
 * other searches does not depend on this condition.
 */
export const rankingWithoutExcluded = preparedQuery<Values & { excluded: string }, Answer>(
  "search_ranked_without_excluded",
  statementOf(sql`not exists (
    select from ${searchDocument} d where d.item_id = placed.item_id and ${titleWords} @@ ${sql.placeholder("excluded")}::tsquery)`),
  COLUMNS,
);
