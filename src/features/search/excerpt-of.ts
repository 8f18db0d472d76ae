import { type MarkedText, markWords, onOneLine } from "./marked-text";

/** What a result can show of its record. */
export interface Passages {
  excerpt: string;
  /** `PASSAGE` of the body, cut anywhere. */
  passage: string;
  /** Where in the body that begins; 1 is its start. */
  passageAt: number;
}

/** So many characters of a long text are shown around the first match, the first so many of them before it. */
export const PASSAGE = { length: 200, before: 70 };

/**
 * The summary where it holds the words; else the passage that does, in whole words, with dots where it begins or ends in mid-sentence.
 *
 * @param words finds what may be a match
 * @param isMatch of a word in lower case
 */
export function excerptOf(passages: Passages, words: RegExp, isMatch: (word: string) => boolean): MarkedText {
  const summary = markWords(onOneLine(passages.excerpt), words, isMatch);
  if (summary.some(({ marked }) => marked)) return summary;
  const passage = markWords(onOneLine(wholeWords(passages)), words, isMatch);
  return passage.some(({ marked }) => marked) ? passage : summary;
}

function wholeWords({ passage, passageAt }: Passages): string {
  const isEnd = passage.length < PASSAGE.length || /[.!?]$/.test(passage);
  const begun = passageAt === 1 ? passage : passage.replace(/^\S*\s+/, "… ");
  return isEnd ? begun : begun.replace(/\s+\S*$/, " …");
}
