import { type MarkedText, markWords, onOneLine } from "./marked-text";

/** The texts from which a result's excerpt is taken. */
export interface Passages {
  excerpt: string;
  /** A part of the body with the length of `PASSAGE`, not cut at word boundaries. */
  passage: string;
  /** The position of the passage in the body, from 1. */
  passageAt: number;
}

/** In characters: the length of an excerpt around the first match, and how much of it is before the match. */
export const PASSAGE = { length: 200, before: 70 };

/**
 * The summary if it contains the words. Otherwise the passage that does, cut at word boundaries, with an ellipsis if it
 * starts or ends within a sentence.
 * @param words matches candidates
 * @param isMatch whether a candidate, in lower case, is a match
 */
export function excerptOf(passages: Passages, words: RegExp, isMatch: (word: string) => boolean): MarkedText {
  const summary = markWords(onOneLine(passages.excerpt), words, isMatch);
  if (summary.some(({ marked }) => marked)) return summary;
  const passage = markWords(onOneLine(wholeWords(passages)), words, isMatch);
  return passage.some(({ marked }) => marked) || summary.length === 0 ? passage : summary;
}

function wholeWords({ passage, passageAt }: Passages): string {
  const isEnd = passage.length < PASSAGE.length || /[.!?]$/.test(passage);
  const shownPassage = passageAt === 1 ? passage : passage.replace(/^\S*\s+/, "… ");
  return isEnd ? shownPassage : shownPassage.replace(/\s+\S*$/, " …");
}
