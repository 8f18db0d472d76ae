import { columnsOf } from "../csv/columns-of";
import type { ContentType } from "../define-content-type";
import type { Field } from "../fields/field";
import type { FieldKind } from "../fields/field-kind";
import type { ImportField } from "./import-schemas";

/** The column with the id of an existing record, as in an export. */
export const ID_COLUMN = "id";

/** The fields that a row can fill, by name. */
export function importFields(type: ContentType): Map<string, Field> {
  return new Map(columnsOf(type).filter(([, field]) => !field.readOnly));
}

/** The choices for a column. */
export function describeImportFields(type: ContentType): ImportField[] {
  const id: ImportField = {
    name: ID_COLUMN,
    label: "ID",
    hint: "The ID in an export. Leave it empty for a new record.",
    required: false,
  };
  const fields = [...importFields(type)].map(([name, field]) => ({
    name,
    label: field.label,
    hint: HINTS[field.kind](field),
    required: field.required,
  }));
  return [...fields, id];
}

/**
 * Guesses which field each heading stands for: by its name, its label, and its names in other systems. Each field is
 * guessed at most once.
 */
export function guessColumns(type: ContentType, headings: readonly string[]): (string | null)[] {
  const free = new Map<string, string>();
  const add = (word: string, name: string) => {
    if (!free.has(plain(word))) free.set(plain(word), name);
  };
  for (const { name, label } of describeImportFields(type))
    for (const word of [name, label, label.replace(/ \(.*\)$/, "")]) add(word, name);
  for (const [name, { alsoCalled = [] }] of importFields(type))
    for (const word of alsoCalled) add(word, name);
  if (type.slugField) for (const word of ["slug", "permalink"]) free.set(word, type.slugField);
  for (const [word, same] of SYNONYMS) {
    const name = same.map((other) => free.get(other)).find(Boolean);
    if (name && !free.has(word)) free.set(word, name);
  }
  const used = new Set<string>();
  return headings.map((heading) => {
    const name = free.get(plain(heading)) ?? null;
    if (name === null || used.has(name)) return null;
    used.add(name);
    return name;
  });
}

/** Names of fields in other systems, for any type, with our names, both normalized by `plain`. */
const SYNONYMS: readonly [string, readonly string[]][] = [
  ["name", ["title"]],
  ["fullname", ["name"]],
  ["title", ["name"]],
  ["phonenumber", ["phone"]],
  ["telephone", ["phone"]],
  ["description", ["summary", "about"]],
  ["url", ["slug"]],
];

/** Letters and digits alone: "Phone (main)" and "phone_main" are the same. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}

const nothing = () => "";
const listed = () => "Several entries: separated by commas, or a line each.";
const exported = () => "As an export writes it, or empty.";
const choicesOf = ({ settings }: Field) =>
  `One of: ${(settings.choices ?? []).map(({ label }) => label).join(", ")}.`;
const byName = () => "The name or the address (slug) of the record.";
const byNames = () => "Names or addresses (slugs), separated by semicolons or commas.";

const HINTS: Record<FieldKind, (field: Field) => string> = {
  TEXT: ({ settings }) => (settings.phone ? "A phone number with its area code." : ""),
  TEXTAREA: nothing,
  HTML: () => "Plain text or HTML.",
  SLUG: () => "Lowercase letters, digits, and hyphens. If it is empty, it is made from the name.",
  TEXT_ARRAY: listed,
  BOOLEAN: () => "Yes or no.",
  NUMBER: () => "A number.",
  MONEY: () => "Dollars, such as 12.50.",
  SELECT: choicesOf,
  COLOR: (field) => (field.settings.choices ? choicesOf(field) : "A color such as #0f4c45."),
  WEEKDAYS: () => "Days of the week, such as Mon, Wed.",
  WEEKS_OF_MONTH: () => "Weeks of the month, such as First, Third.",
  DATE: () => "A date, such as 11/20/2026 or 2026-11-20.",
  DATETIME: () => "A date and time, such as 11/20/2026 9:30 AM.",
  TIME: () => "A time, such as 9:30 AM.",
  OPENING_HOURS: () => "Such as: Mon–Fri 8 AM–5 PM; Sat 9 AM–noon.",
  IMAGE: byName,
  FILE: byName,
  REFERENCE: byName,
  CHLOCATION: byName,
  CHSTAFFMEMBER: byName,
  IMAGE_ARRAY: byNames,
  REFERENCE_ARRAY: byNames,
  CHLOCATION_ARRAY: byNames,
  CHSTAFFMEMBER_ARRAY: byNames,
  CHSPECIALTY_ARRAY: byNames,
  NEWSITEM_ARRAY: byNames,
  SLIDE_ARRAY: exported,
  ITEM_ARRAY: exported,
  NAVIGATION_ITEMS: exported,
  FIXED_VALUE: exported,
  BLOCKS: exported,
  SLOT: exported,
  EDITOR_NOTE_HTML: nothing,
};
