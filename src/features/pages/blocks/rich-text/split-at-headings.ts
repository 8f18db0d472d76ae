/**
 * A part of a rich text: its second-level heading (`<h2 …>…</h2>`, empty before the first), and the content after it.
 */
export interface RichTextPart {
  heading: string;
  body: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const HEADING = /^(<h2\b[^>]*>[\s\S]*?<\/h2>)([\s\S]*)$/;

/**
 * Splits sanitized rich text before every second-level heading, except in a quotation or a list. Concatenating the
 * parts gives the text again.
 */
export function splitAtHeadings(html: string): RichTextPart[] {
  const starts: number[] = [];
  let depth = 0;
  for (const { 1: closing, 2: name, index } of html.matchAll(TAG)) {
    if (name === "br" || name === "hr") continue;
    if (closing) {
      depth -= 1;
      continue;
    }
    if (name === "h2" && depth === 0) starts.push(index);
    depth += 1;
  }
  const cuts = [0, ...starts.filter((start) => start > 0), html.length];
  return cuts.slice(1).flatMap((end, at) => {
    const part = html.slice(cuts[at], end);
    if (part.trim() === "") return [];
    const [, heading = "", body = part] = HEADING.exec(part) ?? [];
    return { heading, body };
  });
}
