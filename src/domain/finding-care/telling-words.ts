import { isVague } from "../search/vague-words";
import type { WordMatch } from "./word-matches";

/** The words that may lead to a specialty: neither "the" nor, unless nothing else is left, "doctor". */
export function tellingWords(words: readonly WordMatch[]): WordMatch[] {
  const meaning = words.filter((word) => !word.isStopWord);
  const exact = meaning.filter((word) => !isVague(word.plain));
  return exact.length > 0 ? exact : meaning;
}
