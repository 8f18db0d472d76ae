import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { excerptOf, type Passages } from "./excerpt-of";
import { type HitPassage, hitPassages } from "./hit-passages";
import { beginningsOf, candidateWords, type MarkedText } from "./marked-text";
import { MAX_UNITS, type Row, ranking, rankingWithoutExcluded, type Values } from "./ranking";
import { type WeighedUnit, weightOf } from "./read-query";
import { COMMON } from "./records-of";
import type { QueryUnit } from "./shared/query-units";
import { stemsOf } from "./word-stems";

/** A found record. */
export interface SearchHit {
  id: string;
  type: string;
  title: string;
  url: string;
  /** BCP 47 code. */
  language: string;
  /** The part of its page that matches best; null if the page as a whole does, or if it has no parts. */
  part: { heading: string; anchor: string } | null;
  /** The passage that matched, or the record's own summary. */
  excerpt: MarkedText;
  /** When it takes place; null if it has no date. */
  startsAt: Date | null;
}

export interface SearchHits {
  hits: SearchHit[];
  /** Whether any record contains the whole query, even if it is not among `hits`. */
  hasWhole: boolean;
  /** The number of hits by type, best type first. */
  counts: { type: string; count: number }[];
}

/** Which hits to return: the first of every type, or one page of all types or of one. */
export type HitRange = { firstOfEach: number } | { type?: string; limit: number; offset: number };

export interface RankedQuery {
  /** The query in the form that is compared with titles. */
  wording: string;
  /** BCP 47 code of the query's language; null if unknown. */
  language: string | null;
  units: readonly WeighedUnit[];
  /** The records to which phrases lead, with what each phrase adds to the score. */
  leads: ReadonlyMap<string, number>;
  /** Whether a phrase of the vocabulary, or one of several words, leads to records. */
  isExplained: boolean;
  /** Whether to show only records that contain the whole query or to which a phrase leads. */
  isWholeOnly: boolean;
  /** Words that no title may have, because the query excludes them. */
  excluded: readonly QueryUnit[];
  /** The addresses that are hidden from visitors. */
  addresses: Visibility["addresses"];
}

/** The weight of a Spanish page for an English query: “doctor” is also a Spanish word. */
const IN_OTHER_LANGUAGE = 0.6;
/**
 * The weight of a Spanish page that answers a Spanish query. Most phrases lead to English pages, because most pages are
 * English.
 */
const IN_OWN_LANGUAGE = 1.6;
/** Words are added to the candidate query until it finds this many records. */
const ENOUGH_CANDIDATES = 600;

/**
 * The matching published records, best first. The score combines where the words are and how rare they are, phrases
 * that lead to a record, types that people look for most, and the similarity of the title.
 */
export async function rankedHits(
  db: Database,
  rankedQuery: RankedQuery,
  portion: HitRange,
): Promise<SearchHits> {
  if (rankedQuery.units.length === 0) return { hits: [], hasWhole: false, counts: [] };
  const values = valuesOf(rankedQuery, portion);
  const excluded = anyOf(rankedQuery.excluded);
  const [answer] = await (excluded === ""
    ? ranking(db, values)
    : rankingWithoutExcluded(db, { ...values, excluded }));
  const { hits: rows, hasWhole, counts } = answer ?? { hits: [], hasWhole: false, counts: [] };
  const parts = await hitPassages(
    db,
    rankedQuery.units,
    rows.map(({ id }) => id),
  );
  const texts = rows.map((row) => parts.get(row.id) ?? row);
  const excerpts = await markedExcerpts(db, rankedQuery.units, texts);
  const hits = rows.map((row, at) => present(row, parts.get(row.id), excerpts[at] ?? []));
  return { hits, hasWhole, counts };
}

/** The excerpt of each hit, with the query's words highlighted. */
async function markedExcerpts(
  db: Database,
  units: RankedQuery["units"],
  rows: readonly Passages[],
): Promise<MarkedText[]> {
  const stems = new Set(units.flatMap((unit) => unit.stems));
  const words = candidateWords(stems);
  const shown = rows.map(({ excerpt, passage }) => `${excerpt} ${passage}`).join(" ");
  const cachedStems = await stemsOf(db, new Set(shown.toLowerCase().match(words)));
  const isMatch = (word: string) => cachedStems.get(word)?.some((stem) => stems.has(stem)) ?? false;
  return rows.map((row) => excerptOf(row, words, isMatch));
}

function valuesOf(
  { units, leads, isExplained, isWholeOnly, wording, language, addresses }: RankedQuery,
  portion: HitRange,
): Values {
  // “Cannot get it up” is not about every page with “get”.
  const specificUnits = isExplained ? units.filter((unit) => !unit.isVague) : units;
  const rarest = rarestUnits(specificUnits.length > 0 ? specificUnits : units);
  const inFront = specificUnits
    .filter((unit) => unit.rarity > 0)
    .toSorted((a, b) => b.rarity - a.rarity)
    .slice(0, MAX_UNITS);
  // Includes words that no record has: “test” is only a part of “chlamydia test”, and the records of a phrase match
  // better.
  const sum = units.reduce((total, unit) => total + weightOf(unit), 0);
  const isOfEach = "firstOfEach" in portion;
  return {
    everyWord: units.map(({ query }) => `(${query})`).join(" & "),
    anyWord: anyOf(units),
    rarest: anyOf(rarest),
    rare: anyOf(rarest.filter(isRare)),
    inText: anyOf(inTextOnly(units)),
    units: inFront.map(({ query }) => query),
    stems: inFront.map((unit) => unit.stems.length),
    shares: inFront.map((unit) => weightOf(unit) / sum),
    isRare: units.every(isRare),
    led: [...leads.keys()],
    bonuses: [...leads.values()],
    isExplained,
    wording,
    language: language ?? "",
    ofOtherLanguages: language === SITE_LANGUAGE ? IN_OTHER_LANGUAGE : 1,
    inOwnLanguage: language === null || language === SITE_LANGUAGE ? 1 : IN_OWN_LANGUAGE,
    isWholeOnly,
    shownWords: beginningsOf(units.flatMap((unit) => unit.stems)),
    type: isOfEach ? null : (portion.type ?? null),
    isOfEach,
    offset: isOfEach ? 0 : portion.offset,
    limit: isOfEach ? portion.firstOfEach : portion.limit,
    hidden: addresses.hidden,
    kept: addresses.kept,
  };
}

function present(
  { id, type, title, url, language, startsAt }: Row,
  part: HitPassage | undefined,
  excerpt: MarkedText,
): SearchHit {
  return {
    id,
    type,
    title,
    url,
    language,
    part: part ? { heading: part.heading, anchor: part.anchor } : null,
    excerpt,
    startsAt: startsAt === null ? null : new Date(startsAt),
  };
}

function anyOf(units: readonly QueryUnit[]): string {
  return units.map(({ query }) => `(${query})`).join(" | ");
}

function isRare({ records }: WeighedUnit): boolean {
  return records < COMMON;
}

/** Words that occur in some text, but in no title, words people use, or summary. */
function inTextOnly(units: readonly WeighedUnit[]): readonly WeighedUnit[] {
  return units.filter(({ rarity, isKnown }) => rarity === 0 && isKnown);
}

/** The rarest units until there are enough candidates. Common ones would only add irrelevant records. */
function rarestUnits(units: readonly WeighedUnit[]): readonly WeighedUnit[] {
  const rarest = units.filter(({ rarity }) => rarity > 0).toSorted((a, b) => b.rarity - a.rarity);
  let records = 0;
  const needed = rarest.filter((unit) => {
    const isNeeded = records < ENOUGH_CANDIDATES;
    records += unit.records;
    return isNeeded;
  });
  return needed.length > 0 ? needed : units;
}
