import type { Database } from "~/platform/database/database";
import { isSpanish, isSpanishStopWord, prefersSpanish, SPANISH } from "./is-spanish";
import { COMMON, recordsOf } from "./records-of";
import { wordsOf } from "./shared/clean-query";
import { type QueryUnit, queryUnits } from "./shared/query-units";
import { type MatchedPhrase, type QueryWord, readWords } from "./shared/read-words";
import { isVague } from "./vague-words";
import { isEveryday } from "./vocabulary/everyday-words";
import { type TopicsInQuery, topicsInQuery } from "./vocabulary/topics-in-query";
import { translatedLeads } from "./vocabulary/translated-leads";
import { withoutExcluded } from "./without-excluded";

/** A parsed query: its meaningful words with synonyms, and the phrases that it contains. */
export interface ReadQuery {
  words: QueryWord[];
  units: WeighedUnit[];
  /** The units before the words of phrases were joined. */
  separate: QueryUnit[];
  phrases: MatchedPhrase[];
  /** The topics of the vocabulary in the query. */
  topics: TopicsInQuery;
  /** The stems of the query's vocabulary phrases, and of records' phrases of several words. */
  explained: string[];
  /** What the query excludes: “surgery” in “lose weight without surgery”. */
  excluded: QueryUnit[];
}

export interface WeighedUnit extends QueryUnit {
  /**
   * The weight: higher for words that are rare among titles, words people use, and summaries. 0 if none of these
   * contains it.
   */
  rarity: number;
  /** How many of these contain it, counted up to a limit. */
  records: number;
  /** Whether any record contains it, including in its text. */
  isKnown: boolean;
  /** How specific it is, at most 1. */
  meaning: number;
}

/** The weight of a word such as “doctor” relative to one such as “kidney”. */
const VAGUE = 0.25;
/**
 * The weight of a word such as “morning” if the query has a vocabulary phrase. On a small site, such a word is rare
 * although it is not specific.
 */
const BESIDE_PHRASE = 0.25;
/** The weight of a word that one record contains. */
const RAREST = Math.log(1 + 2 * COMMON);

/** A unit's weight by its rarity. Words that no record contains, or only in its text, weigh as much as rare ones. */
export function weightOf({ rarity, words, meaning }: WeighedUnit): number {
  return rarity || words.reduce((sum, { plain }) => sum + RAREST * (isVague(plain) ? VAGUE : meaning), 0);
}

/** The share of the query's weight that these stems have. */
export function shareOf(units: readonly WeighedUnit[], stems: readonly string[]): number {
  const sum = units.reduce((total, unit) => total + weightOf(unit), 0);
  const matchingUnits = units.filter((unit) => unit.stems.some((stem) => stems.includes(stem)));
  return sum === 0 ? 1 : matchingUnits.reduce((total, unit) => total + weightOf(unit), 0) / sum;
}

/** @param tried phrases that are treated as stored */
export async function readQuery(
  db: Database,
  query: string,
  tried: readonly MatchedPhrase[] = [],
): Promise<ReadQuery> {
  const read = await readWords(db, wordsOf(query), tried);
  const { same } = read;
  const typed = isSpanish(query) ? withoutSpanishStopWords(read.words) : read.words;
  const { words, phrases, excluded } = withoutExcluded(typed, read.phrases);
  const [units, included, excludedTopics] = await Promise.all([
    withWeights(db, queryUnits(words, same)),
    topicsInQuery(db, { words, same, phrases }),
    excluded.length === 0 ? null : topicsInQuery(db, { words: excluded, same, phrases: [] }),
  ]);
  const topics = excludedTopics ? withoutPagesOf(included, excludedTopics) : included;
  if (prefersSpanish(query)) topics.leads = await translatedLeads(db, topics.leads, SPANISH);
  const explained = explainedStems(phrases, topics);
  return {
    words,
    separate: units,
    units: await withWeights(db, joinedUnits(units, topics), explained),
    phrases,
    topics,
    explained,
    excluded: excluded.length === 0 ? [] : queryUnits(excluded, same),
  };
}

/** “Lose weight without surgery” must not lead to the page about surgery, even if its other words lead there, too. */
function withoutPagesOf({ leads, notOffered }: TopicsInQuery, excludedTopics: TopicsInQuery): TopicsInQuery {
  const pages = new Set(excludedTopics.leads.map(({ ownerId }) => ownerId));
  return { leads: leads.filter(({ ownerId }) => !pages.has(ownerId)), notOffered };
}

function withoutSpanishStopWords(words: readonly QueryWord[]): QueryWord[] {
  return words.map((word) => ({ ...word, isStopWord: word.isStopWord || isSpanishStopWord(word.plain) }));
}

/**
 * In “fingers go to sleep” and “std testing”, “sleep” and “testing” alone would match other subjects. So the words of a
 * phrase count only together: all of them if the phrase can also be written as one word, or if no record contains one
 * of them; otherwise those that are neither vague nor everyday words.
 */
function joinedUnits(units: readonly WeighedUnit[], { leads, notOffered }: TopicsInQuery): QueryUnit[] {
  const phrases = [...notOffered, ...leads].toSorted((a, b) => b.stems.length - a.stems.length);
  return phrases.reduce<(QueryUnit & { isKnown?: boolean })[]>(
    (left, { stems, isJoined }) => {
      const matchingUnits = left.filter((unit) => unit.stems.some((stem) => stems.includes(stem)));
      const isAll = isJoined || matchingUnits.some(({ isKnown }) => isKnown === false);
      const joined = isAll
        ? matchingUnits
        : matchingUnits.filter((unit) => isSpecific(unit) && "isKnown" in unit);
      return joined.length > 1 ? [...left.filter((unit) => !joined.includes(unit)), combined(joined)] : left;
    },
    [...units],
  );
}

function isSpecific({ isVague, words }: QueryUnit): boolean {
  return !isVague && !words.every(({ plain }) => isEveryday(plain));
}

function combined(units: readonly QueryUnit[]): QueryUnit {
  return {
    query: units.map(({ query }) => `(${query})`).join(" & "),
    stems: [...new Set(units.flatMap(({ stems }) => stems))],
    words: units.flatMap(({ words }) => words),
    isVague: units.every(({ isVague }) => isVague),
  };
}

/** The units with their weights. */
async function withWeights(
  db: Database,
  units: readonly QueryUnit[],
  explained: readonly string[] = [],
): Promise<WeighedUnit[]> {
  const counts = await recordsOf(
    db,
    units.map(({ query }) => query),
  );
  return units.map((unit) => {
    const { records, isKnown } = counts.get(unit.query) ?? { records: 0, isKnown: false };
    const meaning = meaningOf(unit, explained);
    const rarity = records === 0 ? 0 : Math.log(1 + (2 * COMMON) / records) * meaning;
    return { ...unit, rarity, records, isKnown, meaning };
  });
}

/** If the query has a vocabulary phrase, or a phrase of several words, everyday words count little. */
function meaningOf({ isVague, stems, words }: QueryUnit, explained: readonly string[]): number {
  if (isVague) return VAGUE;
  const isBeside = explained.length > 0 && !stems.some((stem) => explained.includes(stem));
  return isBeside && words.every(({ plain }) => isEveryday(plain)) ? BESIDE_PHRASE : 1;
}

function explainedStems(phrases: readonly MatchedPhrase[], { leads, notOffered }: TopicsInQuery): string[] {
  const recordPhrases = phrases.filter(({ kind }) => kind === "found");
  const several = recordPhrases.filter(({ phrase }) => phrase.includes(" "));
  return [...several, ...leads, ...notOffered].flatMap(({ stems }) => stems);
}
