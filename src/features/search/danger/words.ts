import { CONTEXT } from "./context-words";
import { ENGLISH } from "./english-words";
import { SPANISH } from "./spanish-words";

/**
 * The danger vocabulary. A group is a list of entries, separated by commas. An entry is a word or several consecutive
 * words, normalized like the query: lower case, no accents, no apostrophes (“can’t” is “cant”).
 * - `bleed*`: any form of the word, such as “bleeding”, but no other word with that prefix (`word-forms.ts`)
 * - `#`: any number
 */
export interface VocabularyEntry {
  group: string;
  text: string;
  language: Language;
}

export type Language = "en" | "es";

/** Common words that identify the language. Excludes Spanish words that are also English. */
export const COMMON_SPANISH =
  "mi, el, la, los, las, de, del, que, esta, se, le, en, por, con, y, un, una, mucho, mucha, muy, ya, estoy, tengo, mama, papa, hijo, hija, esposo, esposa, ayuda, su, al, para, es, lo, nino, nina, bebe, quiero, puede, puedo, duele, llamar, al, tomar";
export const COMMON_ENGLISH =
  "i, im, my, the, is, to, of, and, in, his, her, he, she, it, on, at, was, have, has, with, not, cant, dont, wont, want, no, a, for, am, are, you, this, that, someone, help";

export function entriesOf(list = ""): string[] {
  return list.split(",").flatMap((entry) => entry.trim() || []);
}

/** Every entry of every group. */
export const ENTRIES: readonly VocabularyEntry[] = [
  ...vocabularyOf(ENGLISH, "en"),
  ...vocabularyOf(SPANISH, "es"),
  ...vocabularyOf(CONTEXT.en, "en"),
  ...vocabularyOf(CONTEXT.es, "es"),
];

/** Spanish entries that identify the language. Excludes words of both languages, such as brand names. */
export const SPANISH_ENTRIES: readonly string[] = (() => {
  const english = new Set(vocabularyOf(ENGLISH, "en").flatMap(({ text }) => text.split(" ")));
  return vocabularyOf(SPANISH, "es")
    .flatMap(({ text }) => text.split(" "))
    .filter((word) => !english.has(word));
})();

function vocabularyOf(groups: Record<string, string>, language: Language): VocabularyEntry[] {
  return Object.entries(groups).flatMap(([group, list]) =>
    entriesOf(list).map((text) => ({ group, text, language })),
  );
}
