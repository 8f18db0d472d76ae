import { readPhone } from "~/platform/contact/contact-fields";
import type { Field } from "../fields/field";
import type { FieldKind } from "../fields/field-kind";
import type { CellReading } from "./cell-reading";
import { readDate, readDateTime, readTime } from "./read-dates";
import { readHours } from "./read-hours";

/** Data of the site that reading a cell needs. */
export interface CellContext {
  /** IANA name of the hospital's zone: times without an offset are in it. */
  timeZone: string;
  /** The ids of the records of a type with this slug, title, or id. */
  idsOf(type: string, name: string): readonly string[];
  /** The title of a record of the type that is spelled nearly like this. */
  similarTo(type: string, name: string): string | undefined;
  /** The name of a type: "specialty". */
  nounFor(type: string): string;
}

type CellReader = (text: string, field: Field, context: CellContext, cell: string) => CellReading;

const asText: CellReader = (_, __, ___, cell) => ({ value: cell });

/** A kind added to `FIELD_KINDS` does not compile until it has a reader for cells. */
const READERS: Record<FieldKind, CellReader> = {
  TEXT: (text, field, _, cell) => ({ value: field.settings.phone ? phoneOf(text) : cell }),
  TEXTAREA: asText,
  SLUG: asText,
  HTML: (_, __, ___, cell) => ({ value: cell.includes("<") ? cell : paragraphsOf(cell) }),
  TEXT_ARRAY: (_, __, ___, cell) => ({ value: entriesOf(cell, /[;,]/) }),
  BOOLEAN: (text) => readBoolean(text),
  NUMBER: (text) => readNumber(text),
  MONEY: (text) => readCents(text),
  SELECT: (text, field) => readChoice(field, text),
  COLOR: (text, field) => (field.settings.choices ? readChoice(field, text) : { value: text || null }),
  WEEKDAYS: (_, field, __, cell) => readChoices(field, entriesOf(cell, /[;,]/)),
  WEEKS_OF_MONTH: (_, field, __, cell) => {
    const read = readChoices(field, entriesOf(cell, /[;,]/));
    return "value" in read ? { value: (read.value as string[]).map(Number) } : read;
  },
  DATE: (text) => readDate(text),
  DATETIME: (text, _, { timeZone }) => readDateTime(text, timeZone),
  TIME: (text) => readTime(text),
  OPENING_HOURS: (text, field) => (/^\{/.test(text) ? readJson(text, field) : readHours(text)),
  IMAGE: readReference,
  FILE: readReference,
  REFERENCE: readReference,
  CHLOCATION: readReference,
  CHSTAFFMEMBER: readReference,
  IMAGE_ARRAY: readReferences,
  REFERENCE_ARRAY: readReferences,
  CHLOCATION_ARRAY: readReferences,
  CHSTAFFMEMBER_ARRAY: readReferences,
  CHSPECIALTY_ARRAY: readReferences,
  NEWSITEM_ARRAY: readReferences,
  SLIDE_ARRAY: (text, field) => readJson(text, field),
  ITEM_ARRAY: (text, field) => readJson(text, field),
  NAVIGATION_ITEMS: (text, field) => readJson(text, field),
  FIXED_VALUE: (text, field) => readJson(text, field),
  BLOCKS: (text, field) => readJson(text, field),
  SLOT: (text, field) => readJson(text, field),
  EDITOR_NOTE_HTML: (_, field) => ({ value: field.empty }),
};

/** Reads a cell of a spreadsheet, as people write them. */
export function readCell(field: Field, cell: string, context: CellContext): CellReading {
  return READERS[field.kind](cell.trim(), field, context, cell);
}

/** The entries of a list: one per line, or in one line between these separators. */
export function entriesOf(cell: string, separators: RegExp): string[] {
  const parts = cell.includes("\n") ? cell.split("\n") : cell.split(separators);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/**
 * The names of records in a cell: a line each, or between semicolons. A comma separates only if no record has
 * the whole as its name.
 */
export function namesIn(cell: string, isKnown: (name: string) => boolean): string[] {
  const names = entriesOf(cell, /;/);
  const [only = ""] = names;
  return names.length !== 1 || !only.includes(",") || isKnown(only) ? names : entriesOf(only, /,/);
}

function readReference(text: string, field: Field, context: CellContext): CellReading {
  if (text === "") return { value: null };
  const found = idOf(field, text, context);
  return "id" in found ? { value: found.id } : found;
}

function readReferences(_: string, field: Field, context: CellContext, cell: string): CellReading {
  const { refersTo = "" } = field.settings;
  const ids: string[] = [];
  for (const name of namesIn(cell, (one) => context.idsOf(refersTo, one).length > 0)) {
    const found = idOf(field, name, context);
    if (!("id" in found)) {
      const { problem, suggestion } = found;
      return { problem, suggestion: suggestion && cell.replace(name, suggestion) };
    }
    ids.push(found.id);
  }
  return { value: ids };
}

function idOf(
  field: Field,
  name: string,
  context: CellContext,
): { id: string } | { problem: string; suggestion?: string | undefined } {
  const { refersTo = "" } = field.settings;
  const noun = context.nounFor(refersTo);
  const [id, second] = context.idsOf(refersTo, name);
  if (second)
    return { problem: `More than one ${noun} is called “${name}”. Write its address (slug) instead.` };
  if (id) return { id };
  const suggestion = context.similarTo(refersTo, name);
  const hint = suggestion
    ? `Did you mean “${suggestion}”?`
    : "Correct the name, leave the cell empty, or add it first.";
  return { problem: `There is no ${noun} called “${name}”. ${hint}`, suggestion };
}

function readBoolean(text: string): CellReading {
  if (/^(true|yes|y|1|x|✓)$/i.test(text)) return { value: true };
  if (/^(false|no|n|0|)$/i.test(text)) return { value: false };
  return { problem: `Write yes or no, not “${text}”.` };
}

function readNumber(text: string): CellReading {
  if (text === "") return { value: null };
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  if (/^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain)) return { value: Number(plain) };
  return { problem: `Write a number, such as 12.5, not “${text}”.` };
}

function readCents(text: string): CellReading {
  if (text === "") return { value: null };
  const amount = /^\$?\s*(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(",", ""));
  if (amount) return { value: Number(amount[1]) * 100 + Number((amount[2] ?? "").padEnd(2, "0")) };
  return { problem: `Write an amount in dollars, such as 12.50, not “${text}”.` };
}

/** By value, or by the label that staff see. */
function readChoice(field: Field, text: string): CellReading {
  if (text === "") return { value: null };
  const choices = field.settings.choices ?? [];
  const wanted = text.toLowerCase();
  const found = choices.find(({ value, label }) => value === text || label.toLowerCase() === wanted);
  if (found) return { value: found.value };
  const labels = choices.map(({ label }) => `“${label}”`).join(", ");
  return { problem: `“${text}” is not a choice. Write one of ${labels}.` };
}

/** Days may be shortened: "Mon", "Tues". */
function readChoices(field: Field, entries: string[]): CellReading {
  const choices = field.settings.choices ?? [];
  const values: string[] = [];
  for (const entry of entries) {
    const wanted = entry.toLowerCase().replace(/\.$/, "");
    const found = choices.find(
      ({ value, label }) => value === wanted || (wanted.length > 2 && label.toLowerCase().startsWith(wanted)),
    );
    if (!found) return readChoice(field, entry);
    values.push(found.value);
  }
  return { value: values };
}

/**
 * A phone number as records hold it: ten digits, or with a plus and the country outside of the United States. Other
 * texts do not change: E.164, which records can contain, too, numbers with an extension, and text that is not a number.
 */
function phoneOf(text: string): string {
  const phone = /[a-z]|^\+\d+$/i.test(text) ? undefined : readPhone(text);
  if (!phone) return text;
  return phone.e164.startsWith("+1") ? phone.e164.slice(2) : phone.e164;
}

function readJson(text: string, field: Field): CellReading {
  if (text === "") return { value: field.empty };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return {
      problem:
        "This column has several parts, which a cell can only hold as an export writes them. Leave it empty and fill it in on the form after the import.",
    };
  }
}

/** Text without markup: an empty line, or a line break, begins a paragraph. A single line does not change. */
function paragraphsOf(text: string): string {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return text;
  return lines.map((line) => `<p>${line.replaceAll("&", "&amp;").replaceAll(">", "&gt;")}</p>`).join("");
}
