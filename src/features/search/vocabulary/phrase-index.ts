import { sql } from "drizzle-orm";
import { phraseStems } from "~/content/search/write-phrases";
import type { Database } from "~/platform/database/database";
import { isNegation } from "../negation";
import { builtInPhrases, type TopicPhrase } from "./built-in-phrases";

/** A phrase with the stems by which it is compared. */
export interface IndexedPhrase extends TopicPhrase {
  /** Without the stems of “not” and “won't”. */
  stems: readonly string[];
  /** Whether it contains a negation: “won't latch”. */
  isNegated: boolean;
}

/** The built-in phrases, indexed for fast lookup. */
export interface PhraseIndex {
  /** By the longest stem of each phrase. Every query with the phrase contains that stem. */
  byStem: ReadonlyMap<string, readonly IndexedPhrase[]>;
  /** By the letters without spaces and without a plural s: “c section” and “csection” are the same. */
  byLetters: ReadonlyMap<string, readonly IndexedPhrase[]>;
  /** Sorted by plain form, to look up unfinished words. */
  sorted: readonly { plain: string; phrase: TopicPhrase }[];
}

/** Per database, because a process can have several. PostgreSQL computes the stems once. */
const indexes = new WeakMap<Database, Promise<PhraseIndex>>();

export function phraseIndex(db: Database): Promise<PhraseIndex> {
  const known = indexes.get(db);
  if (known) return known;
  const building = buildIndex(db);
  indexes.set(db, building);
  // The next call repeats a failed query.
  building.catch(() => indexes.delete(db));
  return building;
}

async function buildIndex(db: Database): Promise<PhraseIndex> {
  const phrases = builtInPhrases.map(({ phrase }) => withoutNegation(phrase) || phrase);
  const { rows } = await db.execute<{ stems: string[] }>(sql`
    select ${phraseStems(sql`phrase`)} as stems
    from unnest(${sql.param(phrases)}::text[]) with ordinality as given (phrase, ord) order by ord`);
  const indexed = builtInPhrases.map(({ phrase, topics }, at) => ({
    phrase,
    topics,
    stems: rows[at]?.stems ?? [],
    isNegated: isNegated(phrase),
  }));
  return {
    byStem: Map.groupBy(indexed, ({ stems }) => longest(stems)),
    byLetters: Map.groupBy(indexed, ({ phrase }) => lettersOf([phrase])),
    sorted: builtInPhrases
      .map((phrase) => ({ plain: plainOf(phrase.phrase), phrase }))
      .toSorted((a, b) => (a.plain < b.plain ? -1 : 1)),
  };
}

function isNegated(phrase: string): boolean {
  return phrase.split(" ").some((word) => isNegation(plainOf(word)));
}

/** “won't latch” without “won't”; empty if nothing is left. */
function withoutNegation(phrase: string): string {
  return phrase
    .split(" ")
    .filter((word) => !isNegation(plainOf(word)))
    .join(" ");
}

function longest(stems: readonly string[]): string {
  return stems.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** The phrases with this prefix in alphabetical order, at most `limit`. */
export function phrasesBeginning({ sorted }: PhraseIndex, letters: string, limit: number): TopicPhrase[] {
  const beginning = plainOf(letters);
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.plain ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  return sorted
    .slice(low, low + limit)
    .filter(({ plain }) => plain.startsWith(beginning))
    .map(({ phrase }) => phrase);
}

/** In lower case, without accents. */
export function plainOf(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** The letters and digits of words without spaces, accents, and a plural s. */
export function lettersOf(words: readonly string[]): string {
  return words
    .join("")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replace(/(?<=.{4})s$/, "");
}
