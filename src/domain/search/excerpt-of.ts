/** What a result can show of its record; matches are framed by the signs of `MARKS`. */
export interface MarkedPassages {
  excerpt: string;
  markedExcerpt: string;
  markedBody: string;
  bodyStart: string;
}

/** Private-use characters that no text of ours holds (the query is cleaned, markup is stripped): they frame a match. */
const signs = { start: "\uE000", stop: "\uE001" };
const framed = `StartSel=${signs.start}, StopSel=${signs.stop}`;

/** The signs, and the options by which `ts_headline` sets them: in a whole text, or in passages of a long one. */
export const MARKS = {
  ...signs,
  wholeText: `HighlightAll=true, ${framed}`,
  passage: `MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … ", ${framed}`,
};

/** The summary where it holds the words; else the passage that does, with dots where it begins or ends in mid-sentence. */
export function excerptOf({ excerpt, markedExcerpt, markedBody, bodyStart }: MarkedPassages): string {
  if (markedExcerpt.includes(MARKS.start)) return markedExcerpt;
  if (!markedBody.includes(MARKS.start)) return excerpt;
  const plain = unmarked(markedBody);
  const isStart = plain.startsWith(bodyStart.slice(0, 20));
  const isEnd = /[.!?]$/.test(plain.trim());
  return `${isStart ? "" : "… "}${markedBody}${isEnd ? "" : " …"}`;
}

function unmarked(text: string): string {
  return text.replaceAll(MARKS.start, "").replaceAll(MARKS.stop, "");
}
