import { type SQL, sql } from "drizzle-orm";
import { readsList, readsSearchIndex } from "~/content/reads";
import { isShownAddress } from "~/content/search/is-shown-address";
import type { PhraseKind } from "~/content/search/write-phrases";
import { searchDocument, searchPhrase } from "~/content/tables";
import { preparedQuery } from "~/platform/database/prepared-query";
import { containsPhrase } from "../contains-phrase";
import { nextFirst, nextStart } from "../next-first";
import type { SearchScope } from "../search-scope";
import { searchTopic } from "../table";
import { phraseIndex, phrasesBeginning } from "../vocabulary/phrase-index";
import { cleanQuery, wordsOf } from "./clean-query";
import { correctSpelling } from "./correct-spelling";
import { type DangerNotice, dangerNotice, isHelpOnly } from "./danger-notice";

/** A suggestion while typing. */
export interface Suggestion {
  type: string;
  title: string;
  url: string;
  /** BCP 47 code. */
  language: string;
  excerpt: string;
  /** The words people use that matched; null if the record's own words matched. */
  words: string | null;
}

const MAX_SUGGESTIONS = sql.raw("8");
/** The maximum number of records to consider for each kind of match. */
const MAX_CANDIDATES = sql.raw("300");
/** The maximum number of vocabulary phrases to consider. */
const MAX_PHRASES = 20;
/** Shorter prefixes match too many words. Only titles and phrases with that prefix are suggested. */
const MIN_PREFIX_LENGTH = 3;

/**
 * Up to eight records for what a visitor is typing. The last word may be unfinished or slightly wrong. Includes the
 * phone numbers of a danger notice; for suicidal thoughts, only these.
 * @param typed of any length; only the first 200 characters count, except for a danger notice
 * @param types names of the content types to suggest; all by default
 */
export async function suggest(
  scope: SearchScope,
  typed: string,
  types: readonly string[] | null = null,
): Promise<{ suggestions: Suggestion[]; notice: DangerNotice | null }> {
  const { db } = scope;
  const words = wordsOf(cleanQuery(typed));
  const asTyped = await suggestionsFor(scope, words, types);
  const notice = await dangerNotice(db, typed, asTyped.alarms);
  if (isHelpOnly(notice)) return { suggestions: [], notice };
  if (asTyped.found.length > 0 || words.length === 0) return { suggestions: asTyped.found, notice };
  const plain = words.map((word) => word.replaceAll(/['’]/g, ""));
  const instead = await correctSpelling(db, plain, { unfinished: plain.at(-1) });
  if (instead.size === 0) return { suggestions: [], notice };
  const corrected = words.map((word, at) => instead.get(plain[at] ?? word) ?? word);
  return { suggestions: (await suggestionsFor(scope, corrected, types)).found, notice };
}

interface Found extends Record<string, unknown> {
  found: Suggestion[];
  /** Staff's danger signs in the input. */
  alarms: { kind: PhraseKind }[];
}

/**
 * A range from the prefix to the last text with it, because the planner does not use the index for `like` with a
 * parameter.
 */
function beginsWith(column: SQL): SQL {
  return sql`${column} ~>=~ asked.key and ${column} ~<~ (asked.key || chr(1114109))`;
}

/** Every complete word must match, and the last one may be unfinished. */
const PREFIX_QUERY = sql`plainto_tsquery('english', unaccent(${sql.placeholder("whole")}::text))
  && case when ${sql.placeholder("last")}::text = '' then ''::tsquery
    else to_tsquery('simple', quote_literal(regexp_replace(unaccent(${sql.placeholder("last")}::text), '[^[:alnum:]]', '', 'g')) || ':*') end`;

interface SuggestParameters extends Record<string, unknown> {
  typedText: string;
  whole: string;
  last: string;
  /** The vocabulary phrases with this prefix, once for each of their topics, the best topic first. */
  vocabularyPhrases: string[];
  vocabularyTopics: string[];
  /** The addresses that are hidden from visitors, with exceptions. */
  hidden: readonly string[];
  kept: readonly string[];
  /** Names of content types; null for all. */
  types: readonly string[] | null;
}

const IS_SUGGESTED = sql`${isShownAddress(sql`url`, sql`${sql.placeholder("hidden")}`, sql`${sql.placeholder("kept")}`)}
  and (${sql.placeholder("types")}::text[] is null or type = any(${sql.placeholder("types")}::text[]))`;

const suggesting = preparedQuery<SuggestParameters, Found>(
  "search_suggestions",
  sql`
    with asked as materialized (
      select key, ${PREFIX_QUERY} as query,
        tsvector_to_array(to_tsvector('english', key) || to_tsvector('simple', key)) as stems, string_to_array(key, ' ') as words
      from (select lower(unaccent(${sql.placeholder("typedText")}::text)) as key) typed
    ), phrase as (
      select owner_id as item_id, min(phrase) as words from ${searchPhrase} p, asked
      where p.kind = 'found' and ${beginsWith(sql`p.key`)} group by owner_id
    ), vocabulary as (
      select distinct on (given.phrase) d.item_id, given.phrase as words
      from unnest(${sql.placeholder("vocabularyPhrases")}::text[], ${sql.placeholder("vocabularyTopics")}::text[])
          with ordinality as given (phrase, topic, at)
        join ${searchTopic} t on t.topic = given.topic and not given.phrase = any(t.words_off)
        join ${searchDocument} d on d.url = t.pages[1]
      order by given.phrase, given.at
    ), way as (
      select item_id, words, 1.2 as score from phrase
      union all select item_id, words, 1.1 from vocabulary
      union all (select item_id, null, 1 from ${searchDocument}, asked where ${beginsWith(sql`title_key`)} and weight = 3 and ${IS_SUGGESTED} limit ${MAX_CANDIDATES})
      union all (select item_id, null, 1 from ${searchDocument}, asked where ${beginsWith(sql`title_key`)} and ${IS_SUGGESTED} limit ${MAX_CANDIDATES})
      union all (select item_id, null, 0.1 from ${searchDocument}, asked where head @@ query and weight = 3 and ${IS_SUGGESTED} limit ${MAX_CANDIDATES})
      union all (select item_id, null, 0 from ${searchDocument}, asked where head @@ query and ${IS_SUGGESTED} limit ${MAX_CANDIDATES})
    ), each as (
      select item_id, min(words) as words, max(score) as score from way group by item_id
    ), ranked as (
      select d.type, d.title, d.url, d.language, d.excerpt, ${nextStart} as starts_at, each.words,
        (score + ts_rank('{0, 0.2, 0.6, 1}', d.head, asked.query)) * (1 + 0.2 * d.weight) as score
      from each join ${searchDocument} d using (item_id), asked where ${IS_SUGGESTED}
    ), once as (
      select distinct on (type, title) * from ranked order by type, title, score desc, ${nextFirst(sql`starts_at`)}, url
    ), best as (
      select type, title, url, language, excerpt, words, row_number() over (order by score desc, title, url) as at from once
      order by at limit ${MAX_SUGGESTIONS}
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
        'type', type, 'title', title, 'url', url, 'language', language, 'excerpt', excerpt, 'words', words) order by at), '[]') from best) as found,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind)), '[]') from ${searchPhrase} p, asked
        where p.kind in ('emergency', 'crisis', 'poison') and ${containsPhrase(sql`asked.stems`, sql`asked.words`)}) as alarms`,
  { found: true, alarms: true },
);

async function suggestionsFor(
  { db, visibility }: SearchScope,
  words: readonly string[],
  types: readonly string[] | null,
): Promise<Found> {
  const { hidden, kept } = visibility.addresses;
  if (words.length === 0) return { found: [], alarms: [] };
  const last = (words.at(-1) ?? "").replaceAll(/[^\p{L}\p{N}]/gu, "");
  readsSearchIndex();
  readsList(searchTopic);
  const typedText = words.map((word) => word.replaceAll(/['’]/g, " ")).join(" ");
  const phrases =
    typedText.length < MIN_PREFIX_LENGTH
      ? []
      : phrasesBeginning(await phraseIndex(db), words.join(" "), MAX_PHRASES);
  const [answer] = await suggesting(db, {
    typedText,
    vocabularyPhrases: phrases.flatMap(({ phrase, topics }) => topics.map(() => phrase)),
    vocabularyTopics: phrases.flatMap(({ topics }) => topics),
    whole: words.slice(0, -1).join(" "),
    // So few letters would match half the site.
    last: last.length < MIN_PREFIX_LENGTH ? "" : last,
    hidden,
    kept,
    types,
  });
  return answer ?? { found: [], alarms: [] };
}
