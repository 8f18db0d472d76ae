import type { WordMatch } from "./word-matches";

/** The words that can lead to a specialty: not "the", and "doctor" only if nothing else is left. */
export function tellingWords(words: readonly WordMatch[]): WordMatch[] {
  const meaning = words.filter((word) => !word.isStopWord);
  const exact = meaning.filter((word) => !word.isVague);
  return exact.length > 0 ? exact : meaning;
}
