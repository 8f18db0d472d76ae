import sanitizeHtml from "sanitize-html";
import { ByteLru } from "../cache/byte-lru";

/**
 * Of `<` in one rich text, and in all texts that are saved at once. Each tag takes microseconds to clean, and a text is cleaned by the one
 * thread that answers everybody. The longest table of staff, 800 cells, has 2,000.
 */
export const mostTags = 5_000;

/** Saving a text cleans it several times, and so does showing it. */
const MEMORY_BYTES = 4 * 1024 * 1024;
const cleaned = new ByteLru<string>(MEMORY_BYTES, () => {});
const plain = new ByteLru<string>(MEMORY_BYTES, () => {});
/** Shorter texts are cleaned faster than they are found. */
const REMEMBERED_FROM = 2_000;

/** @param make is a function of the text alone */
function remembered(memory: ByteLru<string>, text: string, make: (text: string) => string): string {
  if (text.length < REMEMBERED_FROM) return make(text);
  const known = memory.get(text);
  if (known !== undefined) return known;
  const made = make(text);
  memory.set(text, made, text.length + made.length);
  return made;
}

/** Whether a text has so many tags that cleaning it would hold up others. */
export function hasTooManyTags(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) tags += 1;
  return tags > mostTags;
}

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

/** Deeper markup keeps its words. Browsers stop nesting at 512, and no text of an editor comes near this. */
const MOST_NESTED = 100;

const MOST_PASSES = 3;

/** Checking an address takes time by the square of its length, and no browser or mail program needs a longer one. */
const LONGEST_HREF = 2_000;

/** Every element with an id is a property of `window`: ids look like anchors, never like a variable of a script. */
const ANCHOR_ID = /^[a-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Globals of services that a page may load (tracking, maps, bot check) whose names look like anchors. */
const SCRIPT_GLOBALS = new Set(["fbq", "google", "grecaptcha", "gtag", "turnstile"]);

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
  nestingLimit: MOST_NESTED,
  transformTags: {
    "*": (tagName, attribs) => ({ tagName, attribs: withoutHarmfulValues(attribs) }),
  },
};

function withoutHarmfulValues(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { id, href } = attributes;
  const kept = { ...attributes };
  if (id !== undefined && (!ANCHOR_ID.test(id) || SCRIPT_GLOBALS.has(id))) delete kept.id;
  if (href !== undefined && href.length > LONGEST_HREF) delete kept.href;
  return kept;
}

/**
 * Rich text as it may be stored and shown: only the tags and attributes an editor needs, no script, no style,
 * no embedded content. Applied on write and again on render, so that neither depends on the other.
 */
export function sanitizeRichText(html: string): string {
  return remembered(cleaned, html, toStable);
}

/**
 * What stands between two elements decides whether the second one closes the first, so the markup that is left after the first pass can
 * read differently. The second pass writes down how it reads; what is clean takes one.
 */
function toStable(html: string): string {
  let text = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = sanitizeHtml(text, options);
    if (next === text) break;
    text = next;
  }
  return text;
}

/** The words of a rich text without its markup, for search and summaries; a heading ends in a colon. */
export function richTextToPlain(html: string): string {
  return remembered(plain, html, toPlain);
}

function toPlain(html: string): string {
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
