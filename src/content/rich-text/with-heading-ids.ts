import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { anchorAllocator, idsInRichText } from "../blocks/anchor-allocator";

export interface HeadingAnchor {
  anchor: string;
  label: string;
}

/**
 * Gives each second-level heading of a rich text an id, so that a page can link to it. Existing ids stay.
 * @param html sanitized markup, so attributes are quoted
 * @param reserved ids that the rest of the page uses
 */
export function withHeadingIds(
  html: string,
  reserved: readonly string[],
): { html: string; headings: HeadingAnchor[] } {
  return markHeadings(html, anchorAllocator([...reserved, ...idsInRichText(html)]));
}

/** @param take makes an id that the page does not use yet */
export function markHeadings(
  html: string,
  take: (words: unknown) => string,
): { html: string; headings: HeadingAnchor[] } {
  const headings: HeadingAnchor[] = [];
  const marked = html.replaceAll(
    /<h2((?:\s[^>]*)?)>(.*?)<\/h2>/gs,
    (whole, attributes: string, words: string) => {
      const label = richTextToPlain(words);
      if (!label) return whole;
      const own = /\sid="([^"]+)"/.exec(attributes)?.[1];
      const anchor = own ?? take(label);
      headings.push({ anchor, label });
      return own ? whole : `<h2 id="${anchor}"${attributes}>${words}</h2>`;
    },
  );
  return { html: marked, headings };
}
