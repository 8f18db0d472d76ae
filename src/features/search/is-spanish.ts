import { plainOf } from "./vocabulary/phrase-index";
import spanish from "./vocabulary/words/spanish.txt?raw";
import { isKnownWord } from "./words/known-words";

/** BCP 47 code. */
export const SPANISH = "es";

/** Frequent Spanish words that are no words, names, or places in English. */
const FREQUENT: ReadonlySet<string> = new Set(
  [
    "que las una unos unas por para como donde cuando cuanto quien cuales",
    "mi mis tengo tiene hay necesito quiero puedo estoy esta duele duelen dolor hijo hija habla hable",
  ].flatMap((line) => line.split(" ")),
);
/** Spanish stop words. Some are other words in English, so they count only in Spanish queries. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    "a al algo ante antes como con cual cuando de del desde donde el ella ellos en entre es esa ese eso esta este esto",
    "fue ha hace han hay he la las le les lo los mas me mi mis muy no nos o os otra otro para pero por que se sin sobre",
    "son su sus te tu tus un una uno unos y ya yo porque quien si estoy esta estan soy era cada todo todos",
  ].flatMap((line) => line.split(" ")),
);
/** Spanish stop words that are also words, names, or abbreviations in English. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  "a al como de en era es han he la las me mi no o os otra se si sin son te todo tu un y".split(" "),
);
/** Shorter words are too often English words that are missing in the list of correct spellings. */
const MIN_LENGTH = 4;

/** Words of the vocabulary that are only Spanish. */
const ofVocabulary: ReadonlySet<string> = new Set(
  spanish
    .split("\n")
    .flatMap((line) => line.slice(line.indexOf(":") + 1).match(/\p{L}+/gu) ?? [])
    .map(plainOf)
    .filter((word) => word.length >= MIN_LENGTH && !isKnownWord(word)),
);

/**
 * Whether the query is Spanish. Without this, most Spanish words would count as misspelled English ones, because the
 * lists of correctly spelled words are English.
 *
 * @param query cleaned
 */
export function isSpanish(query: string): boolean {
  const words = plainOf(query).match(/\p{L}+/gu) ?? [];
  if (words.some((word) => FREQUENT.has(word))) return true;
  // A single word such as “dialisis” is more likely a misspelled English word.
  const signs = words.filter((word) => isOnlySpanish(word) || isNoEnglishWord(word));
  return signs.length > 1 && signs.some(isOnlySpanish);
}

/**
 * Whether pages in Spanish come first for the query: it is Spanish, or its only words that are not vague are Spanish
 * ones. Unlike `isSpanish`, a single word is enough, because a wrong guess only changes the order of the results.
 *
 * @param query cleaned
 */
export function prefersSpanish(query: string): boolean {
  if (isSpanish(query)) return true;
  const words = plainOf(query).match(/\p{L}+/gu) ?? [];
  return words.some(isOnlySpanish) && words.every((word) => isOnlySpanish(word) || STOP_WORDS.has(word));
}

/** An English query with one of these words is about pages in Spanish. */
const ABOUT_SPANISH = /\b(?:spanish|espanol|hispanic|latino|latina|bilingual|interpreter|translator)\b/;

/**
 * Whether the query has English words only, and does not ask for Spanish. Misspelled words, names, and single Spanish
 * words do not count as English.
 *
 * @param query cleaned
 */
export function isEnglish(query: string): boolean {
  const plain = plainOf(query);
  const words = plain.match(/\p{L}+/gu) ?? [];
  return !isSpanish(query) && !ABOUT_SPANISH.test(plain) && words.every(isKnownWord);
}

/**
 * Whether the vocabulary has the word only in Spanish.
 * @param word in lower case, without accents
 */
export function isOnlySpanish(word: string): boolean {
  return ofVocabulary.has(word);
}

function isNoEnglishWord(word: string): boolean {
  return STOP_WORDS.has(word) && !ALSO_ENGLISH.has(word);
}

/**
 * Whether a word of a Spanish query is a stop word.
 * @param word in lower case, without accents
 */
export function isSpanishStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
