import type { WordMatch } from "./word-matches";

/**
 * The words that can match a specialty. Excludes stop words, and words such as "doctor" unless nothing else is left.
 */
export function specificWords(words: readonly WordMatch[]): WordMatch[] {
  const meaning = words.filter((word) => !word.isStopWord);
  const exact = meaning.filter((word) => !word.isVague);
  return exact.length > 0 ? exact : meaning;
}
