import { sql } from "drizzle-orm";
import { readsSearchIndex } from "~/content/reads";
import { plainForm } from "~/content/search/plain-form";
import type { PhraseKind } from "~/content/search/write-phrases";
import { searchDocument, searchPhrase } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { preparedQuery } from "~/platform/database/prepared-query";
import { containsPhrase } from "../contains-phrase";
import { isNegation } from "../negation";
import { englishStems, stemsIn } from "../word-stems";

/** A word as typed and as PostgreSQL compares it. */
export interface QueryWord {
  typed: string;
  /** In lower case, without accents. */
  plain: string;
  stems: string[];
  isStopWord: boolean;
}

/** One of the synonyms of a rule. */
export interface SameWords {
  rule: string;
  stems: string[];
}

/** A phrase of staff whose words, or their synonyms, were all typed. */
export interface MatchedPhrase {
  ownerId: string;
  kind: Exclude<PhraseKind, "same">;
  phrase: string;
  stems: string[];
  /** The key of the topic (`topic`). */
  url: string;
}

/** The typed words, with the rules and phrases that match them. */
export interface ReadWords {
  words: QueryWord[];
  same: SameWords[];
  phrases: MatchedPhrase[];
}

type ReadResult = ReadWords & Record<string, unknown>;

const reading = preparedQuery<{ typed: readonly string[] }, ReadResult>(
  "search_words_read",
  sql`
    with word as (
      select ord, typed, plain, ${stemsIn(sql`plain`)} as stems, ${englishStems(sql`plain`)} = '{}' as stop
      from unnest(${sql.placeholder("typed")}::text[]) with ordinality as given (typed, ord),
        lateral (select trim(lower(${plainForm(sql`typed`)})) as plain) as one
      where plain <> ''
    ), query as (
      select array(select distinct unnest(stems) from word) as stems,
        array(select unnest(string_to_array(plain, ' ')) from word) as words
    ), same as (
      select rule.owner_id, rule.phrase, rule.stems from ${searchPhrase} rule
      where rule.owner_id in (
        select p.owner_id from ${searchPhrase} p, query where p.kind = 'same' and ${containsPhrase(sql`query.stems`, sql`query.words`)})
    ), meant as (
      select array(select unnest(stems) from query union select unnest(stems) from same) as stems, words from query
    )
    select (
        select coalesce(jsonb_agg(jsonb_build_object(
          'typed', typed, 'plain', plain, 'stems', stems, 'isStopWord', stop) order by ord), '[]') from word) as words,
      (select coalesce(jsonb_agg(jsonb_build_object('rule', owner_id, 'stems', stems)), '[]') from same) as same,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'ownerId', coalesce(d.item_id, p.owner_id), 'kind', p.kind, 'phrase', p.phrase, 'stems', p.stems, 'url', p.url)), '[]')
        from meant, ${searchPhrase} p left join ${searchDocument} d on p.kind = 'first' and d.url = p.url
        where p.kind <> 'same' and ${containsPhrase(sql`meant.stems`, sql`meant.words`)}) as phrases`,
  { words: true, same: true, phrases: true },
);

/**
 * Reads the words of a query, their synonyms, and the phrases that they contain. The site's search and the finder both
 * use it.
 * @param tried phrases that are treated as stored
 */
export async function readWords(
  db: Database,
  typed: readonly string[],
  tried: readonly MatchedPhrase[] = [],
): Promise<ReadWords> {
  if (typed.length === 0) return { words: [], same: [], phrases: [] };
  readsSearchIndex();
  const [read] = await reading(db, { typed });
  if (!read) return { words: [], same: [], phrases: [] };
  // A letter of a script that PostgreSQL does not parse as a word matches nothing.
  const words = read.words
    .filter(({ stems }) => stems.length > 0)
    .map((word) => ({ ...word, isStopWord: word.isStopWord || isNegation(word.plain) }));
  const typedStems = new Set(words.flatMap(({ stems }) => stems));
  return {
    words,
    same: read.same,
    phrases: [...read.phrases, ...tried].filter((phrase) => isIntended(phrase, typedStems, read.same)),
  };
}

/**
 * “Childbirth” means “giving birth”, but not “give” alone, so synonyms count as whole phrases. Danger signs match in
 * any case.
 */
function isIntended(
  { kind, stems }: MatchedPhrase,
  typedStems: ReadonlySet<string>,
  same: readonly SameWords[],
): boolean {
  if (kind !== "found" && kind !== "first" && kind !== "topic") return true;
  return stems.every(
    (stem) =>
      typedStems.has(stem) ||
      same.some(
        (wording) => wording.stems.includes(stem) && wording.stems.every((one) => stems.includes(one)),
      ),
  );
}
