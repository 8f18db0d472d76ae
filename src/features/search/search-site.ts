import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";
import { leadsOf } from "./leads-of";
import { type Portion, rankedHits, type SearchHit, type SearchHits } from "./ranked-hits";
import { type ReadQuery, readQuery } from "./read-query";
import { cleanQuery } from "./shared/clean-query";
import { correctSpelling } from "./shared/correct-spelling";
import { type DangerNotice, dangerNotice, isHelpOnly } from "./shared/danger-notice";
import { isKnownWord } from "./words/known-words";

export interface SearchAnswer {
  /** What was searched for, cleaned; empty when nothing was asked. */
  query: string;
  hits: SearchHit[];
  /** How many were found of each type, best type first. */
  counts: SearchHits["counts"];
  /** At most about a thousand: the best ones. */
  total: number;
  /** How the hits were found: as typed, as we think it was meant, or by only some of the words. */
  matched: "all" | "corrected" | "some" | "none";
  /** The spelling that found them, when it is not the visitor's own. */
  corrected: string | null;
  /** The rules by which people's words led to a record: “my knee gives out” → Orthopedics. Best first. */
  rules: { words: string; title: string; url: string }[];
  /** Words that are spelled right, or were meant, and stand in no record: the site has no page about them. */
  withoutPage: string[];
  /** Whom to call, where what was typed speaks of danger. */
  notice: DangerNotice | null;
}

interface Attempt extends SearchHits {
  read: ReadQuery;
  /** Phrases of staff's that were typed, by the record they lead to. */
  led: ReturnType<typeof leadsOf>["phrases"];
}

const MOST_RULES = 3;
const MOST_WITHOUT_PAGE = 3;

const NOTHING = {
  hits: [],
  counts: [],
  total: 0,
  matched: "none",
  corrected: null,
  rules: [],
  withoutPage: [],
} satisfies Partial<SearchAnswer>;

/** Where is searched: what is hidden there is never found. */
export interface SearchScope {
  db: Database;
  visibility: Visibility;
}

/**
 * Searches everything that is published. Words are matched stemmed, with what means the same; words that occur nowhere are
 * corrected to similar ones of the site where that finds more. Nothing is kept of what was typed.
 */
export async function searchSite(scope: SearchScope, typed: string, portion: Portion): Promise<SearchAnswer> {
  const { db } = scope;
  const query = cleanQuery(typed);
  const asRead = await readQuery(db, query);
  const notice = await dangerNotice(db, typed, asRead.phrases);
  if (isHelpOnly(notice)) return { ...NOTHING, query, notice };
  const corrected = await correction(db, query, asRead);
  const asMeant =
    corrected === null ? null : await attempt(scope, corrected, await readQuery(db, corrected), portion);
  // What answers as it was meant need not be looked for as it was typed.
  const isAnswered = asMeant !== null && isAnswer(asMeant);
  const best = isAnswered ? asMeant : await attempt(scope, query, asRead, portion);
  const isMeant = isAnswered || (asMeant !== null && best.counts.length === 0);
  const { hits, counts, led } = isMeant ? asMeant : best;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    query,
    hits,
    counts,
    total,
    corrected: isMeant && total > 0 ? corrected : null,
    matched: total === 0 ? "none" : isMeant ? "corrected" : isAnswer({ hits, led }) ? "all" : "some",
    rules: rulesOf(led, hits, query),
    withoutPage: wordsWithoutPage(asMeant?.read ?? asRead),
    notice,
  };
}

async function attempt(
  { db, visibility: { addresses } }: SearchScope,
  query: string,
  read: ReadQuery,
  portion: Portion,
): Promise<Attempt> {
  const { scores, phrases } = leadsOf(read);
  const asked = { wording: query, units: read.units, leads: scores, addresses };
  const found = await rankedHits(db, asked, portion);
  return { ...found, read, led: phrases };
}

/** What was typed with every misspelled word that occurs nowhere written as the one that was probably meant, or null. */
async function correction(db: Database, query: string, { words, units }: ReadQuery): Promise<string | null> {
  const unknown = new Set(absentWords(units).map(({ plain }) => plain));
  if (unknown.size === 0) return null;
  const instead = await correctSpelling(db, [...unknown]);
  if (instead.size === 0) return null;
  const plain = new Map(words.map((word) => [word.typed, word.plain]));
  return query
    .toLowerCase()
    .replaceAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu, (word) => instead.get(plain.get(word) ?? word) ?? word);
}

/** The words that are spelled right and that no record holds. */
function wordsWithoutPage({ units }: ReadQuery): string[] {
  const known = absentWords(units).filter(({ plain }) => isKnownWord(plain));
  return [...new Set(known.map(({ typed }) => typed.toLowerCase()))].slice(0, MOST_WITHOUT_PAGE);
}

function absentWords(units: ReadQuery["units"]) {
  return units.flatMap((unit) => (unit.isKnown ? [] : unit.words));
}

/** Whether something holds everything that was said, or a phrase led somewhere. */
function isAnswer({ hits, led }: Pick<Attempt, "hits" | "led">): boolean {
  return led.size > 0 || hits.some((hit) => hit.isWhole);
}

/** Of the records that are shown, those that a phrase led to; somebody who typed the title needs no explanation. */
function rulesOf(led: Attempt["led"], hits: SearchHit[], query: string): SearchAnswer["rules"] {
  return hits
    .flatMap(({ id, title, url }) => {
      const words = led.get(id);
      return words && title.toLowerCase() !== query.toLowerCase() ? [{ words, title, url }] : [];
    })
    .slice(0, MOST_RULES);
}
