import { isVague } from "../vague-words";
import type { QueryWord, SameWords } from "./read-words";

/** A unit of a query: a word, or a phrase with one meaning. */
export interface QueryUnit {
  /** tsquery text: the word's stem with its synonyms. */
  query: string;
  /** Every stem in `query`. */
  stems: string[];
  /** The typed words. */
  words: QueryWord[];
  isVague: boolean;
}

/**
 * Groups words that have synonyms as a phrase (“high blood pressure”, “bp”), longest first. Every other word is its own
 * unit. Words such as “the” count only if the query has no other words.
 */
export function queryUnits(words: readonly QueryWord[], same: readonly SameWords[]): QueryUnit[] {
  const contentWords = words.filter((word) => !word.isStopWord);
  const remainingWords = [...(contentWords.length > 0 ? contentWords : words)];
  const units: QueryUnit[] = [];
  const wordings = same.toSorted((a, b) => b.stems.length - a.stems.length);
  for (const { rule, stems } of wordings) {
    const phraseWords = remainingWords.filter((word) => word.stems.some((stem) => stems.includes(stem)));
    if (!stems.every((stem) => phraseWords.some((word) => word.stems.includes(stem)))) continue;
    const alternatives = same.filter((one) => one.rule === rule).map((one) => one.stems);
    units.push(unitOf(phraseWords, alternatives));
    for (const word of phraseWords) remainingWords.splice(remainingWords.indexOf(word), 1);
  }
  return [...units, ...remainingWords.map((word) => unitOf([word], [word.stems]))];
}

function unitOf(words: QueryWord[], alternatives: string[][]): QueryUnit {
  return {
    query: alternatives.map((stems) => `(${stems.map(quoted).join(" & ")})`).join(" | "),
    stems: [...new Set(alternatives.flat())],
    words,
    isVague: words.every(({ plain }) => isVague(plain)),
  };
}

function quoted(stem: string): string {
  return `'${stem.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
