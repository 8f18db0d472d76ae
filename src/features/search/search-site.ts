import type { Database } from "~/platform/database/database";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { completedPhrases } from "./completed-phrases";
import { editDistance } from "./edit-distance";
import { type FinderLink, filtersInQuery } from "./filters-in-query";
import { isEnglish, isOnlySpanish, isSpanish, prefersSpanish, SPANISH } from "./is-spanish";
import { leadsOf } from "./leads-of";
import { type HitRange, rankedHits, type SearchHit, type SearchHits } from "./ranked-hits";
import { type ReadQuery, readQuery } from "./read-query";
import type { SearchScope } from "./search-scope";
import { cleanQuery } from "./shared/clean-query";
import { correctSpelling } from "./shared/correct-spelling";
import { type DangerNotice, dangerNotice, isHelpOnly } from "./shared/danger-notice";
import type { MatchedPhrase, QueryWord } from "./shared/read-words";
import { writtenOut } from "./shorthand";
import { isVague } from "./vague-words";
import { isEveryday } from "./vocabulary/everyday-words";
import { leadsOfTopic } from "./vocabulary/topics-in-query";
import { translatedLeads } from "./vocabulary/translated-leads";
import { isKnownWord, isPlaceName } from "./words/known-words";

export interface SearchAnswer {
  /** The cleaned query; empty if there was none. */
  query: string;
  hits: SearchHit[];
  /** The number of hits by type, best type first. */
  counts: SearchHits["counts"];
  /** At most about a thousand, which are the best ones. */
  total: number;
  /** How the hits match: the query as typed, its correction, or only some of its words. */
  matched: "all" | "corrected" | "some" | "none";
  /** The correction that found them, if it differs from the typed query. */
  corrected: string | null;
  /** The phrases that led to a record: “my knee gives out” → Orthopedics. Best first. */
  rules: (Pick<SearchHit, "title" | "url" | "part"> & { words: string })[];
  /** Correct or corrected words that no record contains, so the site has no page about them. */
  withoutPage: string[];
  /** What the hospital does not offer, with where to go instead. */
  notOffered: { name: string; elsewhere: string[] }[];
  /** The provider finder, if the query contains a filter: “accepting new patients”. */
  finder: FinderLink | null;
  /** Whom to call, if the query has a danger sign. */
  notice: DangerNotice | null;
}

interface Attempt extends SearchHits {
  read: ReadQuery;
  /** The phrases of staff that were typed, by the record to which they lead. */
  led: ReturnType<typeof leadsOf>["phrases"];
}

const MAX_RULES = 3;
const MAX_WORDS_WITHOUT_PAGE = 3;

const NO_RESULTS = {
  hits: [],
  counts: [],
  total: 0,
  matched: "none",
  corrected: null,
  rules: [],
  withoutPage: [],
  notOffered: [],
  finder: null,
} satisfies Partial<SearchAnswer>;

/**
 * Searches everything published. Words are matched by stem, with their synonyms. Words that occur nowhere are corrected
 * to similar ones of the site if that finds more. The query is not stored.
 * @param tried phrases that are treated as if staff had added them
 */
export async function searchSite(
  scope: SearchScope,
  typed: string,
  portion: HitRange,
  tried: readonly MatchedPhrase[] = [],
): Promise<SearchAnswer> {
  const { db } = scope;
  const query = cleanQuery(typed);
  const expanded = writtenOut(query);
  const typedQuery = await readQuery(db, expanded, tried);
  const notice = await dangerNotice(db, typed, typedQuery.phrases);
  if (isHelpOnly(notice)) return { ...NO_RESULTS, query, notice };
  if (notice) await addEmergencyCare(db, query, typedQuery, notice);
  const corrected = await correction(db, expanded, typedQuery);
  const correctedAttempt =
    corrected === null
      ? null
      : await attempt(scope, corrected, await readQuery(db, corrected, tried), notice, portion);
  // If the correction has an answer, or the query has no other words, the typed query is not searched.
  const isAnswered =
    correctedAttempt !== null &&
    !isSpanish(query) &&
    (isAnswer(correctedAttempt) ||
      correctedAttempt.read.topics.notOffered.length > 0 ||
      (correctedAttempt.counts.length > 0 && hasOnlyVagueWords(typedQuery)));
  const best = isAnswered ? correctedAttempt : await attempt(scope, expanded, typedQuery, notice, portion);
  const usesCorrection = isAnswered || (correctedAttempt !== null && best.counts.length === 0);
  const { hits, hasWhole, counts, led } = usesCorrection ? correctedAttempt : best;
  const finalQuery = correctedAttempt?.read ?? typedQuery;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    query,
    hits,
    counts,
    total,
    corrected: usesCorrection && total > 0 ? corrected : null,
    matched:
      total === 0 ? "none" : usesCorrection ? "corrected" : isAnswer({ hasWhole, led }) ? "all" : "some",
    rules: rulesOf(led, hits, query),
    withoutPage: isSpanish(query) ? [] : wordsWithoutPage(finalQuery),
    finder: await filtersInQuery(scope, query),
    notOffered: finalQuery.topics.notOffered.map(({ name, elsewhere }) => ({ name, elsewhere })),
    notice,
  };
}

/** The query with unknown words replaced as search would; null if it would replace none. */
export async function correctedQuery(db: Database, typed: string): Promise<string | null> {
  const query = writtenOut(cleanQuery(typed));
  return correction(db, query, await readQuery(db, query));
}

/** Signs of an emergency or of poisoning also find the pages about emergency care. */
async function addEmergencyCare(
  db: Database,
  query: string,
  { units, topics }: ReadQuery,
  notice: DangerNotice,
): Promise<void> {
  const stems = units.flatMap((unit) => unit.stems);
  const leads = await leadsOfTopic(db, "emergency", { phrase: query, stems });
  const isInSpanish = languageOf(query, notice) === SPANISH;
  topics.leads.push(...(isInSpanish ? await translatedLeads(db, leads, SPANISH) : leads));
}

async function attempt(
  { db, visibility: { addresses } }: SearchScope,
  query: string,
  read: ReadQuery,
  notice: DangerNotice | null,
  portion: HitRange,
): Promise<Attempt> {
  const { scores, phrases } = leadsOf(read);
  // Pages about other subjects may mention services that the hospital does not offer.
  const isWholeOnly = read.topics.notOffered.length > 0 || (scores.size === 0 && isAboutMissing(read));
  const rankedQuery = {
    wording: query,
    language: languageOf(query, notice),
    units: read.units,
    leads: scores,
    isExplained: read.explained.length > 0,
    isWholeOnly,
    excluded: read.excluded,
    addresses,
  };
  const found = await rankedHits(db, rankedQuery, portion);
  return { ...found, read, led: phrases };
}

/** BCP 47 code of the language that the query is surely in; null if it may be in any. */
function languageOf(query: string, notice: DangerNotice | null): string | null {
  if (notice?.language === SPANISH || prefersSpanish(query)) return SPANISH;
  return isEnglish(query) ? SITE_LANGUAGE : null;
}

/** The query with every unknown word replaced by its likely correction, or null. */
async function correction(
  db: Database,
  query: string,
  { words, units, topics }: ReadQuery,
): Promise<string | null> {
  const absent = unexplained(units, topics, ({ isKnown }) => !isKnown);
  const unknown = [...new Set(absent.map(({ plain }) => plain))];
  const unclear = unexplained(units, topics, ({ rarity }) => rarity === 0).map(({ plain }) => plain);
  if (unclear.length === 0) return null;
  const joined = joinedWords(words, unknown);
  const likely = await correctSpelling(db, [...unknown, ...joined.keys()]);
  // Correctly spelled Spanish words look like misspelled English ones.
  const isMeant = (word: string) => !isSpanish(query) || isOnlySpanish(word);
  const instead = new Map([...likely].filter(([word, meant]) => !joined.has(word) && isMeant(meant)));
  for (const [word, meant] of completed(words, unclear, instead)) instead.set(word, meant);
  for (const [word, [first, second]] of joined) {
    const meant = likely.get(word);
    if (meant === undefined || !isMeant(meant) || editDistance(word, meant) > 1) continue;
    instead.set(first, meant);
    instead.set(second, "");
  }
  if (instead.size === 0) return null;
  const plain = new Map(words.map((word) => [word.typed, word.plain]));
  return query
    .toLowerCase()
    .replaceAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu, (word) => instead.get(plain.get(word) ?? word) ?? word)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Joins two adjacent words if no record contains one of them: “gaul bladder”, and the name “desh pandey”. */
function joinedWords(
  words: ReadQuery["words"],
  unknown: readonly string[],
): ReadonlyMap<string, readonly [first: string, second: string]> {
  const isSpecific = ({ plain, isStopWord }: QueryWord) =>
    !isStopWord && !isVague(plain) && !isEveryday(plain);
  const pairs = words.slice(1).flatMap((second, at) => {
    const first = words[at];
    return first && isSpecific(first) && isSpecific(second) ? [[first.plain, second.plain] as const] : [];
  });
  return new Map(
    pairs
      .filter((pair) => pair.some((one) => unknown.includes(one)))
      .map((pair) => [pair.join(""), pair] as const),
  );
}

/** The vocabulary phrases of which one word is misspelled in the query, completed. */
function completed(
  words: ReadQuery["words"],
  unclear: readonly string[],
  instead: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return completedPhrases(unclear, new Set(words.map(({ plain }) => instead.get(plain) ?? plain)));
}

/**
 * Correctly spelled words that no record contains and the vocabulary does not explain. If the vocabulary explains
 * another word, everyday words do not count: “grandpa lost his hearing aid” needs no page about “grandpa”.
 */
function wordsWithoutPage({ units, topics }: ReadQuery): string[] {
  // A person who typed a symptom gets the specialty that treats it, and needs no page about the other words.
  if (topics.leads.some(({ phrase }) => phrase.includes(" "))) return [];
  const isAnswered = topics.leads.length > 0 || topics.notOffered.length > 0;
  const known = unexplained(units, topics, ({ isKnown }) => !isKnown).filter(
    ({ plain }) =>
      isKnownWord(plain) && !isVague(plain) && !isPlaceName(plain) && !(isAnswered && isEveryday(plain)),
  );
  return [...new Set(known.map(({ typed }) => typed.toLowerCase()))].slice(0, MAX_WORDS_WITHOUT_PAGE);
}

/** The words of the chosen units that the vocabulary does not explain. */
function unexplained(
  units: ReadQuery["units"],
  { leads, notOffered }: ReadQuery["topics"],
  isChosen: (unit: ReadQuery["units"][number]) => boolean,
) {
  const explained = new Set([...leads, ...notOffered].flatMap(({ stems }) => stems));
  return units
    .filter(isChosen)
    .flatMap((unit) => unit.words)
    .filter(({ stems }) => !stems.some((stem) => explained.has(stem)));
}

/** Whether all specific words of the query are on no page, and the others are everyday words. */
function isAboutMissing({ units }: ReadQuery): boolean {
  const specific = units.filter(
    ({ isVague, words }) => !isVague && !words.every(({ plain }) => isEveryday(plain)),
  );
  return specific.length > 0 && specific.every(({ isKnown }) => !isKnown);
}

/** Whether a record contains the whole query, or a phrase led to one. */
function isAnswer({ hasWhole, led }: Pick<Attempt, "hasWhole" | "led">): boolean {
  return led.size > 0 || hasWhole;
}

/** Whether the known words of the query are all vague: “dr” in “dr tomashek”. */
function hasOnlyVagueWords({ units }: ReadQuery): boolean {
  return units.every(({ isVague, isKnown }) => isVague || !isKnown);
}

/** The phrases that led to a record in the results. If the query is the title, no explanation is needed. */
function rulesOf(led: Attempt["led"], hits: SearchHit[], query: string): SearchAnswer["rules"] {
  return hits
    .flatMap(({ id, title, url, part }) => {
      const words = led.get(id);
      return words && title.toLowerCase() !== query.toLowerCase() ? [{ words, title, url, part }] : [];
    })
    .slice(0, MAX_RULES);
}
