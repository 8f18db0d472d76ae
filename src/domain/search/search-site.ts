import type { Database } from "~/platform/database/database";
import { cleanQuery } from "./clean-query";
import { correctSpelling } from "./correct-spelling";
import { leadsOf } from "./leads-of";
import { type Portion, rankedHits, type SearchHit, type SearchHits } from "./ranked-hits";
import { type ReadQuery, readQuery } from "./read-query";
import { type RedFlag, redFlagIn } from "./red-flag";

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
  redFlag: RedFlag | null;
}

interface Attempt extends SearchHits {
  read: ReadQuery;
  /** Phrases of staff's that were typed, by the record they lead to. */
  led: ReturnType<typeof leadsOf>["phrases"];
}

const MOST_RULES = 3;

/**
 * Searches everything that is published. Words are matched stemmed, with what means the same; words that occur nowhere are
 * corrected to similar ones of the site where that finds more. Nothing is kept of what was typed.
 */
export async function searchSite(db: Database, typed: string, portion: Portion): Promise<SearchAnswer> {
  const query = cleanQuery(typed);
  const asRead = await readQuery(db, query);
  const corrected = await correction(db, query, asRead);
  const asMeant =
    corrected === null ? null : await attempt(db, corrected, await readQuery(db, corrected), portion);
  // What answers as it was meant need not be looked for as it was typed.
  const isAnswered = asMeant !== null && isAnswer(asMeant);
  const best = isAnswered ? asMeant : await attempt(db, query, asRead, portion);
  const isMeant = isAnswered || (asMeant !== null && best.counts.length === 0);
  const { hits, counts, led, read } = isMeant ? asMeant : best;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    query,
    ...{ hits, counts, total },
    corrected: isMeant && total > 0 ? corrected : null,
    matched: total === 0 ? "none" : isMeant ? "corrected" : isAnswer({ hits, led }) ? "all" : "some",
    rules: rulesOf(led, hits, query),
    redFlag: redFlagIn(query, read.phrases),
  };
}

async function attempt(db: Database, query: string, read: ReadQuery, portion: Portion): Promise<Attempt> {
  const { scores, phrases } = leadsOf(read);
  const found = await rankedHits(db, { wording: query, units: read.units, leads: scores }, portion);
  return { ...found, read, led: phrases };
}

/** What was typed with every word that occurs nowhere written as one that does, or null. */
async function correction(db: Database, query: string, { words, units }: ReadQuery): Promise<string | null> {
  const unknown = new Set(
    units.flatMap((unit) => (unit.isKnown ? [] : unit.words.map(({ plain }) => plain))),
  );
  if (unknown.size === 0) return null;
  const instead = await correctSpelling(db, [...unknown]);
  if (instead.size === 0) return null;
  const plain = new Map(words.map((word) => [word.typed, word.plain]));
  return query
    .toLowerCase()
    .replaceAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu, (word) => instead.get(plain.get(word) ?? word) ?? word);
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
