import sanitizeHtml from "sanitize-html";

const BLOCK_TAGS = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "hr",
  "dl",
  "dt",
  "dd",
  "address",
  "figure",
  "figcaption",
];
const INLINE_TAGS = ["a", "strong", "em", "b", "i", "br", "sub", "sup", "abbr", "span", "small", "code"];
const TABLE_TAGS = ["table", "caption", "thead", "tbody", "tr", "th", "td"];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCK_TAGS, ...INLINE_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    a: ["href", "lang", "hreflang"],
    abbr: ["title"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    "*": ["lang", "dir", "id"],
  },
  // `emit:` fires a named in-app event (specification, section 2, link rules).
  allowedSchemes: ["http", "https", "mailto", "tel", "emit"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

/**
 * Rich text as it may be stored and shown: only the tags and attributes an editor needs, no script, no style,
 * no embedded content. Applied on write and again on render, so that neither depends on the other.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, options);
}

/** The words of a rich text without its markup, for search and summaries; a heading ends in a colon. */
export function richTextToPlain(html: string): string {
  const spaced = html
    .replaceAll(/(?<![.:?!])(?=<\/h[1-6]>)/gi, ":")
    .replaceAll(/<\/(p|h[1-6]|li|td|th|dd|dt|blockquote)>|<br\s*\/?>/gi, " $&");
  return decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, " ")
    .trim();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
}
