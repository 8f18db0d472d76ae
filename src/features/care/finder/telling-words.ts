import type { WordMatch } from "./word-matches";

/** What may lead to a specialty: neither "the" nor, unless nothing else is left, "doctor". */
export function tellingWords(words: readonly WordMatch[]): WordMatch[] {
  const meaning = words.filter((word) => !word.isStopWord);
  const exact = meaning.filter((word) => !word.isVague);
  return exact.length > 0 ? exact : meaning;
}
