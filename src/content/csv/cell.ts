import type { Field } from "../fields/field";

/**
 * Converts values to cells of a spreadsheet and back. Lists have one entry per line, references the other
 * record's slug (or its id, if it has none); values without a plain form (hours, blocks, groups) are JSON.
 */
export interface CellNames {
  /** The slug of a referenced record, or undefined. */
  slugOf(id: string): string | undefined;
  /** The id of a record by type and slug, or undefined. */
  idOf(type: string, slug: string): string | undefined;
}

export function toCell(field: Field, value: unknown, names: CellNames): string {
  if (value === null || value === undefined) return "";
  const { refersTo } = field.settings;
  const ids = refersTo ? field.references(value).map((reference) => reference.id) : [];
  if (refersTo) return ids.map((id) => names.slugOf(id) ?? id).join("\n");
  if (field.kind === "MONEY" && typeof value === "number") return (value / 100).toFixed(2);
  if (field.kind === "TEXT_ARRAY" && Array.isArray(value)) return value.join("\n");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Parses a cell for validation by the field's schema; text that cannot be parsed is returned unchanged, so
 * that the schema refuses it.
 */
export function fromCell(field: Field, cell: string, names: CellNames): unknown {
  const text = cell.trim();
  const lines = () =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const { refersTo } = field.settings;
  if (refersTo) {
    const ids = lines().map((line) => names.idOf(refersTo, line) ?? line);
    return Array.isArray(field.empty) ? ids : (ids[0] ?? null);
  }
  switch (field.kind) {
    case "TEXT":
    case "TEXTAREA":
    case "HTML":
    case "SLUG":
      return cell;
    case "TEXT_ARRAY":
      return lines();
    case "BOOLEAN":
      return booleanOf(text) ?? text;
    case "NUMBER":
      return text === "" ? null : numberOf(text);
    case "MONEY":
      return text === "" ? null : centsOf(text);
    case "SELECT":
      return text === "" ? null : choiceOf(field, text);
    default:
      return text === "" ? field.empty : parsed(text);
  }
}

function booleanOf(text: string): boolean | undefined {
  if (/^(true|yes|y|1|x)$/i.test(text)) return true;
  if (/^(false|no|n|0|)$/i.test(text)) return false;
  return undefined;
}

function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function centsOf(text: string): number | string {
  const amount = /^\$?\s*(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(",", ""));
  return amount ? Number(amount[1]) * 100 + Number((amount[2] ?? "").padEnd(2, "0")) : text;
}

/** By value, or by the label that staff know. */
function choiceOf(field: Field, text: string): string {
  const known = field.settings.choices?.find((one) => one.label.toLowerCase() === text.toLowerCase());
  return known?.value ?? text;
}

function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
