/** What a result can show of its record; matches are framed by the signs of `MARKS`. */
export interface MarkedPassages {
  excerpt: string;
  markedExcerpt: string;
  /** `PASSAGE` of it, cut anywhere. */
  markedBody: string;
  bodyStart: string;
}

/** Private-use characters that no text of ours holds (the query is cleaned, markup is stripped): they frame a match. */
const signs = { start: "\uE000", stop: "\uE001" };

/** The signs, and the options by which `ts_headline` sets them. */
export const MARKS = {
  ...signs,
  options: `HighlightAll=true, StartSel=${signs.start}, StopSel=${signs.stop}`,
};

/** So many characters of a long text are shown around the first match, the first so many of them before it. */
export const PASSAGE = { length: 300, before: 100 };

/** The summary where it holds the words; else the passage that does, in whole words, with dots where it begins or ends in mid-sentence. */
export function excerptOf({ excerpt, markedExcerpt, markedBody, bodyStart }: MarkedPassages): string {
  if (markedExcerpt.includes(MARKS.start)) return markedExcerpt;
  if (!markedBody.includes(MARKS.start)) return excerpt;
  const plain = unmarked(markedBody);
  const isStart = plain.startsWith(bodyStart.slice(0, 20));
  const isEnd = plain.length < PASSAGE.length || /[.!?]$/.test(plain);
  const begun = isStart ? markedBody : markedBody.replace(/^\S*\s+/, "… ");
  return isEnd ? begun : begun.replace(/\s+\S*$/, " …");
}

function unmarked(text: string): string {
  return text.replaceAll(MARKS.start, "").replaceAll(MARKS.stop, "");
}
