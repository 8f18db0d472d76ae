import type { Field } from "../fields/field";

/** Converts values to cells of a spreadsheet; `read-cell.ts` does the opposite. */

export interface CellNames {
  /** The slug of a referenced record, or undefined. */
  slugOf(id: string): string | undefined;
}

/**
 * Lists have one entry per line, references the other record's slug (or its id, if it has none); values
 * without a plain form (hours, blocks, groups) are JSON.
 */
export function toCell(field: Field, value: unknown, names: CellNames): string {
  if (value === null || value === undefined) return "";
  const { refersTo } = field.settings;
  const ids = refersTo ? field.references(value).map((reference) => reference.id) : [];
  if (refersTo) return ids.map((id) => names.slugOf(id) ?? id).join("\n");
  if (field.kind === "MONEY" && typeof value === "number") return (value / 100).toFixed(2);
  if (field.kind === "TEXT_ARRAY" && Array.isArray(value)) return toLines(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A single entry with a comma ends in a line break, so that reading does not split it. */
function toLines(entries: string[]): string {
  const text = entries.join("\n");
  return entries.length === 1 && /[,;]/.test(text) ? `${text}\n` : text;
}
