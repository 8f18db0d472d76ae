import type { Field } from "../fields/field";
import type { FieldKind } from "../fields/field-kind";

/** Kinds with one value per record, by which a list can be sorted. */
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

/** Larger than any number that a field accepts, and small enough for six exact decimals. */
const OFFSET = 1e9;

/** Whether a list can be sorted by a field of this kind: one with exactly one key per record. */
export function isSortable(field: Pick<Field, "kind">): boolean {
  return SORTABLE.has(field.kind);
}

/**
 * The keys by which a value is sorted and filtered, as text whose order is the value's. Fields with
 * references have one key for each; all others exactly one, empty for an empty value.
 */
export function listKeys(field: Field, value: unknown): string[] {
  if (!isSortable(field)) return field.references(value).map((reference) => reference.id);
  if (typeof value === "number") return [numberKey(value)];
  if (typeof value === "boolean") return [String(value)];
  return [foldKey(typeof value === "string" ? value : "")];
}

/** Text in keys: without accents, in lower case, truncated. */
export function foldKey(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 100);
}

function numberKey(value: number): string {
  const clamped = Math.min(Math.max(value, -OFFSET), 8 * OFFSET);
  return (clamped + OFFSET).toFixed(6).padStart(18, "0");
}
