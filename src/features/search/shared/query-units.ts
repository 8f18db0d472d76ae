import { isVague } from "../vague-words";
import type { QueryWord, SameWords } from "./read-words";

/** What one thing that was said is searched with. */
export interface QueryUnit {
  /** Text of a tsquery: the word's stem, or everything that means the same. */
  query: string;
  /** Every stem that `query` asks for. */
  stems: string[];
  /** The words that it stands for. */
  words: QueryWord[];
  isVague: boolean;
}

/**
 * Takes words together of which the rules say that they mean something else too (“high blood pressure”, “bp”), the longest wording first; every other
 * word is a unit of its own. Words such as “the” count only where nothing else was said.
 */
export function queryUnits(words: readonly QueryWord[], same: readonly SameWords[]): QueryUnit[] {
  const telling = words.filter((word) => !word.isStopWord);
  const left = [...(telling.length > 0 ? telling : words)];
  const units: QueryUnit[] = [];
  const wordings = same.toSorted((a, b) => b.stems.length - a.stems.length);
  for (const { rule, stems } of wordings) {
    const meant = left.filter((word) => word.stems.some((stem) => stems.includes(stem)));
    if (!stems.every((stem) => meant.some((word) => word.stems.includes(stem)))) continue;
    const alternatives = same.filter((one) => one.rule === rule).map((one) => one.stems);
    units.push(unitOf(meant, alternatives));
    for (const word of meant) left.splice(left.indexOf(word), 1);
  }
  return [...units, ...left.map((word) => unitOf([word], [word.stems]))];
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
