import { type MarkedText, markWords, onOneLine } from "./marked-text";

/** The texts that a result's excerpt comes from. */
export interface Passages {
  excerpt: string;
  /** `PASSAGE` of the body, cut anywhere. */
  passage: string;
  /** The passage's position in the body; 1 is the start. */
  passageAt: number;
}

/** The length of an excerpt around the first match, and how much of it comes before the match, in characters. */
export const PASSAGE = { length: 200, before: 70 };

/**
 * The summary if it has the words; otherwise the passage that does, in whole words, with an ellipsis if it starts or
 * ends in mid-sentence.
 * @param words finds possible matches
 * @param isMatch of a word in lower case
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
