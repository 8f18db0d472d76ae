import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";
import { excerptOf, type Passages } from "./excerpt-of";
import { type MarkedText, wordsThatMayHave } from "./marked-text";
import { MOST_UNITS, type Row, ranking, type Values } from "./ranking";
import type { WeighedUnit } from "./read-query";
import { COMMON } from "./records-of";
import { stemsOf } from "./word-stems";

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
  /** What visitors must not find. */
  addresses: Visibility["addresses"];
}

/** Words are added to those that find candidates until they find so many. */
const ENOUGH = 600;

/**
 * The published records that match, best first: by where the words stand and by how much each of them tells, by the phrases that lead to a record, by what
 * people come for, and by likeness of the title.
 */
export async function rankedHits(db: Database, asked: Asked, portion: Portion): Promise<SearchHits> {
  if (asked.units.length === 0) return { hits: [], counts: [] };
  const [answer] = await ranking(db, valuesOf(asked, portion));
  const { hits: rows, counts } = answer ?? { hits: [], counts: [] };
  const excerpts = await markedExcerpts(db, asked.units, rows);
  return { hits: rows.map((row, at) => present(row, excerpts[at] ?? [])), counts };
}

/** What to show of each, with the words that were asked for marked. */
async function markedExcerpts(
  db: Database,
  units: Asked["units"],
  rows: readonly Passages[],
): Promise<MarkedText[]> {
  const stems = new Set(units.flatMap((unit) => unit.stems));
  const words = wordsThatMayHave(stems);
  const shown = rows.map(({ excerpt, passage }) => `${excerpt} ${passage}`).join(" ");
  const known = await stemsOf(db, new Set(shown.toLowerCase().match(words)));
  const isMatch = (word: string) => known.get(word)?.some((stem) => stems.has(stem)) ?? false;
  return rows.map((row) => excerptOf(row, words, isMatch));
}

function valuesOf({ units, leads, wording, addresses }: Asked, portion: Portion): Values {
  const telling = tellingMost(units);
  const inFront = units
    .filter((unit) => unit.telling > 0)
    .toSorted((a, b) => b.telling - a.telling)
    .slice(0, MOST_UNITS);
  const sum = inFront.reduce((total, unit) => total + unit.telling, 0);
  const beginnings = units.flatMap((unit) => unit.stems).filter((stem) => /^[\p{L}\p{N}]+$/u.test(stem));
  const isOfEach = "firstOfEach" in portion;
  return {
    everyWord: units.map(({ query }) => `(${query})`).join(" & "),
    anyWord: anyOf(units),
    telling: anyOf(telling),
    rare: anyOf(telling.filter(isRare)),
    inText: anyOf(inTextOnly(units)),
    units: inFront.map(({ query }) => query),
    stems: inFront.map((unit) => unit.stems.length),
    shares: inFront.map((unit) => unit.telling / sum),
    isRare: units.every(isRare),
    led: [...leads.keys()],
    bonuses: [...leads.values()],
    wording,
    shownWords: `\\m(${beginnings.join("|") || "$^"})`,
    type: isOfEach ? null : (portion.type ?? null),
    isOfEach,
    offset: isOfEach ? 0 : portion.offset,
    limit: isOfEach ? portion.firstOfEach : portion.limit,
    hidden: addresses.hidden,
    kept: addresses.kept,
  };
}

function present({ id, type, title, url, whole, startsAt }: Row, excerpt: MarkedText): SearchHit {
  return {
    id,
    type,
    title,
    url,
    excerpt,
    isWhole: whole,
    startsAt: startsAt === null ? null : new Date(startsAt),
  };
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
