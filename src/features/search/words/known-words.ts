import english from "./english-words.txt?raw";
import topics from "./health-topic-words.txt?raw";
import { lettersOf } from "./letters-of";
import medical from "./medical-words.txt?raw";
import places from "./place-names.txt?raw";

/** Spellings in the lists that are corrected even so, because the profession spells them differently. */
const VARIANTS: ReadonlySet<string> = new Set(["dietician", "dieticians"]);

/**
 * Correctly spelled words, even if the site has no page about them. Lower case, without accents. Sources and licenses:
 * README.md in this folder.
 *
 * The English list stays a sorted string, as in the file, and is searched by binary search. It takes 0.7 MB of memory;
 * a set would take 8 MB.
 */
const medicalWords: readonly string[] = [
  ...new Set([
    ...medical.split("\n").flatMap((line) => (line.startsWith("#") ? [] : line.split(" "))),
    ...topics.split("\n"),
  ]),
].filter((word) => word !== "" && !VARIANTS.has(word));
const medicalSet: ReadonlySet<string> = new Set(medicalWords);
/** Names of countries, states, cities, and their people: “shots for Mexico” is not about “medico”. */
const placeNames: ReadonlySet<string> = new Set(places.trim().split(/\s+/));

interface MedicalWord {
  word: string;
  /** A bit for each letter in the word. */
  letters: number;
}

/** Medical words by length, because a misspelling has about the same length as the intended word. */
const byLength = Map.groupBy(
  medicalWords.map((word): MedicalWord => ({ word, letters: lettersOf(word) })),
  ({ word }) => word.length,
);

/** Whether a word, or its singular, is spelled correctly. */
export function isKnownWord(word: string): boolean {
  if (VARIANTS.has(word)) return false;
  return isListed(word) || (word.length > 4 && word.endsWith("s") && isListed(word.slice(0, -1)));
}

/** Whether a known word has this prefix, so that the word may be unfinished. */
export function beginsKnownWord(letters: string): boolean {
  return startsLine(letters, "") || medicalWords.some((word) => word.startsWith(letters));
}

/**
 * Medical words that may be within `maxChanges` changes of a word, preselected by length and letters: each change affects the
 * length by at most one and the letter bits by two.
 */
export function medicalWordsLike(word: string, maxChanges: number): string[] {
  const letters = lettersOf(word);
  const found: string[] = [];
  for (let length = word.length - maxChanges; length <= word.length + maxChanges; length += 1) {
    for (const one of byLength.get(length) ?? []) {
      if (bitsIn(one.letters ^ letters) <= 2 * maxChanges) found.push(one.word);
    }
  }
  return found;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Whether the word is a place or its people, about which a hospital has no page.
 * @param word in lower case, without accents
 */
export function isPlaceName(word: string): boolean {
  return placeNames.has(word);
}

function isListed(word: string): boolean {
  return medicalSet.has(word) || placeNames.has(word) || startsLine(word, "\n");
}

/** Whether a line of the English list starts with `letters`, followed by `end`. */
function startsLine(letters: string, end: string): boolean {
  const sought = letters + end;
  let low = 0;
  let high = english.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = english.lastIndexOf("\n", middle - 1) + 1;
    const line = english.slice(start, start + sought.length);
    if (line === sought) return true;
    if (line < sought) low = english.indexOf("\n", middle) + 1 || english.length;
    else high = start;
  }
  return false;
}
