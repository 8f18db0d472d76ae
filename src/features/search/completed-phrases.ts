import { editDistance } from "./edit-distance";
import { soundSpelling } from "./sound-spelling";
import { isVague } from "./vague-words";
import { builtInPhrases } from "./vocabulary/built-in-phrases";
import { isEveryday } from "./vocabulary/everyday-words";
import { plainOf } from "./vocabulary/phrase-index";

/** Shorter words are similar to too many others. */
const MIN_LENGTH = 4;

const phrases = builtInPhrases.map(({ phrase }) => plainOf(phrase).split(" "));
const wordsOfPhrases: ReadonlySet<string> = new Set(phrases.flat());

/** The phrases by each of their specific words. */
const phrasesByWord = new Map<string, string[][]>();
for (const phrase of phrases)
  for (const word of phrase.filter(isSpecific))
    phrasesByWord.set(word, [...(phrasesByWord.get(word) ?? []), phrase]);

function isSpecific(word: string): boolean {
  return !isVague(word) && !isEveryday(word);
}

/**
 * What a word means if it is the only one that differs from a phrase of the vocabulary: “plantar” for “planter” in
 * “planter fasciitis”, although “planter” is a word. It must sound the same or differ in one letter, and another word
 * of the phrase must be specific. A word of the vocabulary keeps its meaning.
 *
 * @param words those that are in no title, words people use, or summary
 * @param typed every word of the query, with misspelled ones corrected
 */
export function completedPhrases(
  words: readonly string[],
  typed: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const unclear = words.filter(
    (word) => word.length >= MIN_LENGTH && !wordsOfPhrases.has(word) && isSpecific(word),
  );
  if (unclear.length === 0) return new Map();
  const near = [...typed].flatMap((word) => phrasesByWord.get(word) ?? []);
  const missing = [...new Set(near.flatMap((phrase) => missingWord(phrase, typed)))];
  return new Map(
    unclear.flatMap((word) => {
      const [nearest] = missing
        .filter((other) => isSimilar(word, other))
        .toSorted((a, b) => editDistance(word, a) - editDistance(word, b));
      return nearest ? [[word, nearest] as const] : [];
    }),
  );
}

/** The word of the phrase that was not typed, if exactly one is missing. */
function missingWord(phrase: readonly string[], typed: ReadonlySet<string>): string[] {
  const missing = phrase.filter((word) => !typed.has(word));
  return missing.length === 1 ? missing : [];
}

function isSimilar(word: string, other: string): boolean {
  if (other.length < MIN_LENGTH || word[0] !== other[0]) return false;
  return soundSpelling(word) === soundSpelling(other) || editDistance(word, other) === 1;
}
