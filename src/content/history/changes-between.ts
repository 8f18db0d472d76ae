import type { Field, Fields } from "../fields/field";
import type { FieldChange, References } from "../item-schemas";

/** The fields in which two versions of a record differ, with both values in words. */
export function changesBetween(
  fields: Fields,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  names: References,
): FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [before[name] ?? field.empty, after[name] ?? field.empty];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const words = (value: unknown) =>
      field.sensitive && !field.isEmpty(value) ? "•••" : formatValue(field, value, names);
    return [{ name, label: field.label, before: words(was), after: words(is) }];
  });
}

/** A value in words: references by their titles, groups with one line per field, markup as plain text. */
function formatValue(field: Field, value: unknown, names: References): string {
  const inner = field.nested(value);
  if (inner.length > 0) {
    return inner
      .map((one) => [one.field.label, formatValue(one.field, one.value, names)])
      .filter(([, words]) => words !== "")
      .map(([label, words]) => `${label}: ${words}`)
      .join("\n");
  }
  const words = field.words(value);
  const references = field.references(value).map(({ id }) => names[id]?.title ?? "something deleted");
  // A text with pictures has words and references.
  if (references.length > 0) return [words, ...references].filter(Boolean).join("\n");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (field.isEmpty(value)) return "";
  if (words !== "") return words;
  return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}
