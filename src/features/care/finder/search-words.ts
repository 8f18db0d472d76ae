import { cleanQuery } from "~/features/search/shared/clean-query";

const MAX_WORDS = 16;

/** A search term in normalized form. */
export interface SearchWords {
  /** The term in one line, as returned by `cleanQuery`, for display. */
  text: string;
  /** Its words in lower case, split as in the index: "O'Brien" and "x-ray" are two words each. */
  words: string[];
}

export function searchWords(term: string): SearchWords {
  const text = cleanQuery(term);
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu);
  return { text, words: (words ?? []).slice(0, MAX_WORDS) };
}
