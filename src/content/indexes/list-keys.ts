import type { Field } from "../fields/field";
import type { FieldKind } from "../fields/field-kind";

/** Kinds with one value a record, by which a list can be sorted. */
const SORTABLE: ReadonlySet<FieldKind> = new Set([
  "TEXT",
  "TEXTAREA",
  "SLUG",
  "BOOLEAN",
  "NUMBER",
  "MONEY",
  "SELECT",
  "COLOR",
  "DATE",
  "DATETIME",
  "TIME",
]);

/** Larger than any number that a field takes, and small enough for six exact decimals beside it. */
const OFFSET = 1e9;

/** Whether a list can be ordered by a field of this kind: one that has exactly one key a record. */
export function isSortable(field: Pick<Field, "kind">): boolean {
  return SORTABLE.has(field.kind);
}

/**
 * What a value is sorted and filtered by, as text whose order is the value's own. Fields that name others have one key for
 * each; everything else exactly one, empty for an empty value.
 */
export function listKeys(field: Field, value: unknown): string[] {
  if (!isSortable(field)) return field.references(value).map((reference) => reference.id);
  if (typeof value === "number") return [numberKey(value)];
  if (typeof value === "boolean") return [String(value)];
  return [foldKey(typeof value === "string" ? value : "")];
}

/** Text as keys hold it: without accents, in lower case, its beginning. */
export function foldKey(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 100);
}

function numberKey(value: number): string {
  const clamped = Math.min(Math.max(value, -OFFSET), 8 * OFFSET);
  return (clamped + OFFSET).toFixed(6).padStart(18, "0");
}
