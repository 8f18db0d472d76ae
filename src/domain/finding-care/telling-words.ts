import type { WordMatch } from "./word-matches";

/** Words of people in need of care that do not say of which: each stands in many specialties, or in none. */
const VAGUE = new Set(
  [
    "doctor doctors doc dr physician provider providers specialist nurse clinic office appointment",
    "need help want see find good best new near someone somebody",
    "hurt hurts hurting ache aches aching sore bad problem problems trouble issue issues feel feeling",
  ].flatMap((line) => line.split(" ")),
);

/** The words that may lead to a specialty: neither "the" nor, unless nothing else is left, "doctor". */
export function tellingWords(words: readonly WordMatch[]): WordMatch[] {
  const meaning = words.filter((word) => !word.isStopWord);
  const exact = meaning.filter((word) => !VAGUE.has(word.plain));
  return exact.length > 0 ? exact : meaning;
}
