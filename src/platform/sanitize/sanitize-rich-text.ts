import sanitizeHtml from "sanitize-html";
import { ByteLru } from "../cache/byte-lru";
import { isPictureId, withoutOtherImages } from "./pictures-in-text";

/**
 * Limit of `<` characters in one rich text, and in all texts of one request. Sanitizing a tag takes
 * microseconds, during which no other request runs. The largest table that staff can make, 800 cells, has
 * 2,000.
 */
export const MAX_TAGS = 5_000;

/** Saving and showing a text sanitize it several times, so results are cached. */
const MEMORY_BYTES = 4 * 1024 * 1024;
const cleaned = new ByteLru<string>(MEMORY_BYTES, () => {});
const cleanedWithPictures = new ByteLru<string>(MEMORY_BYTES, () => {});
const plain = new ByteLru<string>(MEMORY_BYTES, () => {});
/** Sanitizing shorter texts is faster than looking them up. */
const REMEMBERED_FROM = 2_000;

/** @param make must depend on the text only */
function remembered(memory: ByteLru<string>, text: string, make: (text: string) => string): string {
  if (text.length < REMEMBERED_FROM) return make(text);
  const cachedHtml = memory.get(text);
  if (cachedHtml !== undefined) return cachedHtml;
  const made = make(text);
  memory.set(text, made, text.length + made.length);
  return made;
}

/** Whether sanitizing the text would block other requests, because it has too many tags. */
export function hasTooManyTags(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) tags += 1;
  return tags > MAX_TAGS;
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

/**
 * Reduces deeper markup to its text. Browsers stop nesting at 512 levels, and no editor's text comes near
 * this limit.
 */
const MAX_NESTING = 100;

const MAX_PASSES = 3;

/** Checking an address takes quadratic time, and no browser or mail program needs a longer address. */
const MAX_HREF_LENGTH = 2_000;

/**
 * Every element with an id becomes a property of `window`, so ids must look like anchors and never like a
 * script's variable.
 */
const ANCHOR_ID = /^[a-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Globals of third-party scripts (tracking, maps, bot checks) whose names look like anchors. */
const SCRIPT_GLOBALS = new Set(["fbq", "google", "grecaptcha", "gtag", "turnstile"]);

/** A language tag (BCP 47): the language, and what narrows it down, such as `es` or `zh-Hant`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i;

const TEXT_TAGS = [...BLOCK_TAGS, ...INLINE_TAGS, ...TABLE_TAGS];

const options: sanitizeHtml.IOptions = {
  allowedTags: TEXT_TAGS,
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
  nestingLimit: MAX_NESTING,
  transformTags: {
    "*": (tagName, attribs) => ({ tagName, attribs: withoutHarmfulValues(attribs) }),
  },
};

/** The same with the pictures of `pictures-in-text.ts`: an `img` has an id of the media library, never an address. */
const optionsWithPictures: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...TEXT_TAGS, "img"],
  allowedAttributes: { ...options.allowedAttributes, img: ["data-picture"] },
};

function withoutHarmfulValues(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { id, href, lang, hreflang, "data-picture": picture } = attributes;
  const allowed = { ...attributes };
  if (id !== undefined && (!ANCHOR_ID.test(id) || SCRIPT_GLOBALS.has(id))) delete allowed.id;
  if (href !== undefined && href.length > MAX_HREF_LENGTH) delete allowed.href;
  if (lang !== undefined && !LANGUAGE_TAG.test(lang)) delete allowed.lang;
  if (hreflang !== undefined && !LANGUAGE_TAG.test(hreflang)) delete allowed.hreflang;
  if (picture !== undefined && !isPictureId(picture)) delete allowed["data-picture"];
  return allowed;
}

/**
 * Sanitizes rich text: allows only the tags and attributes that an editor needs, no scripts, styles, or
 * embedded content. Applied on write and again on render, so that neither depends on the other.
 */
export function sanitizeRichText(html: string): string {
  return remembered(cleaned, html, (text) => toStable(text, (one) => sanitizeHtml(one, options)));
}

/** The same for a text that may show pictures of the media library, in the form of `pictures-in-text.ts` only. */
export function sanitizeTextWithPictures(html: string): string {
  return remembered(cleanedWithPictures, html, (text) =>
    toStable(text, (one) => withoutOtherImages(sanitizeHtml(one, optionsWithPictures))),
  );
}

/**
 * Text between two elements decides whether the second one closes the first, so the markup left by the first
 * pass can parse differently. Repeats until the result is stable; clean text takes one pass.
 */
function toStable(html: string, sanitizeOnce: (html: string) => string): string {
  let text = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = sanitizeOnce(text);
    if (next === text) break;
    text = next;
  }
  return text;
}

/** The plain text of a rich text, for search and summaries. A heading ends in a colon. */
export function richTextToPlain(html: string): string {
  return remembered(plain, html, toPlain);
}

function toPlain(html: string): string {
  const spaced = html
    .replaceAll(/(?<![.:?!])(?=<\/h[1-6]>)/gi, ":")
    .replaceAll(/<\/(p|h[1-6]|li|td|th|dd|dt|blockquote|figcaption)>|<br\s*\/?>/gi, " $&");
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
