import type { FieldDescription } from "~/content/description";

/**
 * On the canvas, invisible characters around each text of a block name its field. The editor finds the elements of
 * fields by them, so components need no code for it (`shown-texts.ts`).
 */
const WORD_JOINER = "\u2060";
/** Digits of base 4. Each character of a path takes four. */
const DIGITS = "\u2061\u2062\u2063\u2064";
const DIGITS_PER_FIELD = 4;

const END = WORD_JOINER + WORD_JOINER;

/** The marks in a text. The first group of a start mark is the path; an end mark has none. */
const MARKS = /\u2060(?:([\u2061-\u2064]+)\u2060|\u2060)/g;

/** Tags and spaces before the first word of rich text. */
const BEFORE_WORDS = /^(?:\s*<[^>]*>)*\s*/;
const AFTER_WORDS = /(?:\s*<\/[^>]*>)*\s*$/;

/** Adds marks around the texts of a block's fields to its props. */
export function withFieldMarks(
  fields: readonly FieldDescription[],
  props: Record<string, unknown>,
  within = "",
): Record<string, unknown> {
  const texts = fields.flatMap((field) =>
    field.name in props ? [[field.name, markedValue(field, props[field.name], within + field.name)]] : [],
  );
  return { ...props, ...Object.fromEntries(texts) };
}

function markedValue({ kind, settings }: FieldDescription, value: unknown, path: string): unknown {
  if (settings.readByCode) return value;
  if (kind === "TEXT" || kind === "TEXTAREA" || kind === "TEXT_ARRAY") return markedTexts(value, path);
  if (kind === "HTML") return typeof value === "string" ? markedRichText(value, path) : value;
  if (kind !== "ITEM_ARRAY" || !Array.isArray(value)) return value;
  const { item } = settings;
  if (!item) return markedTexts(value, path);
  return value.map((one, at) => withFieldMarks(item, one, `${path}.${at}.`));
}

/** Marks a text, or every text in nested lists, such as the cells of a table. */
function markedTexts(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((one, at) => markedTexts(one, `${path}.${at}`));
  return typeof value === "string" && value !== "" ? markedText(value, path) : value;
}

export function markedText(text: string, path: string): string {
  return `${WORD_JOINER}${encoded(path)}${WORD_JOINER}${text}${END}`;
}

/** Puts the marks next to the first and the last word, because a list or table may contain nothing but its elements. */
function markedRichText(html: string, path: string): string {
  const [opening] = BEFORE_WORDS.exec(html) ?? [""];
  const rest = html.slice(opening.length);
  const [closing] = AFTER_WORDS.exec(rest) ?? [""];
  const words = rest.slice(0, rest.length - closing.length);
  return words === "" ? html : opening + markedText(words, path) + closing;
}

/**
 * Parses a text with marks: the text without them, and the paths that start in it. `ends` is true if its last mark ends
 * a path.
 */
export function readMarks(text: string): { words: string; starts: string[]; ends: boolean } {
  const marks = [...text.matchAll(MARKS)].map(([, path]) => path);
  return {
    words: text.replaceAll(MARKS, ""),
    starts: marks.flatMap((path) => (path === undefined ? [] : [decoded(path)])),
    ends: marks.length > 0 && marks.at(-1) === undefined,
  };
}

function encoded(path: string): string {
  return [...path]
    .map((character) => character.charCodeAt(0).toString(DIGITS.length).padStart(DIGITS_PER_FIELD, "0"))
    .join("")
    .replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? "");
}

function decoded(marks: string): string {
  const digits = [...marks].map((mark) => DIGITS.indexOf(mark)).join("");
  return (digits.match(/\d{4}/g) ?? [])
    .map((code) => String.fromCharCode(Number.parseInt(code, DIGITS.length)))
    .join("");
}
