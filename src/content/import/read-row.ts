import { z } from "zod";
import { fieldErrors } from "~/platform/errors/field-errors";
import { type CellContext, readCell } from "../csv/read-cell";
import type { ContentType } from "../define-content-type";
import type { Field } from "../fields/field";
import { messagesOf } from "../fields/messages-of";
import { emptyValues } from "./empty-values";
import { ID_COLUMN, importFields } from "./import-columns";
import type { CellProblem } from "./import-schemas";

type Values = Record<string, unknown>;

/** A row of a spreadsheet as values of a content type. */
export interface ReadRow {
  line: number;
  cells: string[];
  /** The id of the record that it names; undefined if it names none. */
  id: string | undefined;
  /** The values of its columns, not validated yet. */
  data: Values;
  problems: CellProblem[];
}

/** The cells of these rows that name other records. */
export function referringCells(
  type: ContentType,
  columns: readonly (string | null)[],
  rows: readonly { cells: string[] }[],
): { field: Field; cell: string }[] {
  const fields = importFields(type);
  const referring = columns.flatMap((name, at) => {
    const field = name === null ? undefined : fields.get(name);
    return field?.settings.refersTo ? [{ field, at }] : [];
  });
  return rows.flatMap(({ cells }) => referring.map(({ field, at }) => ({ field, cell: cells[at] ?? "" })));
}

export function readRow(
  type: ContentType,
  columns: readonly (string | null)[],
  { line, cells }: { line: number; cells: string[] },
  context: CellContext,
): ReadRow {
  const fields = importFields(type);
  const row: ReadRow = { line, cells, id: undefined, data: {}, problems: [] };
  for (const [column, name] of columns.entries()) {
    const cell = cells[column] ?? "";
    if (name === ID_COLUMN) readId(type, row, column, cell.trim());
    const field = name === null ? undefined : fields.get(name);
    // An empty cell does not remove a record's address.
    if (!field || name === null || (name === type.slugField && cell.trim() === "")) continue;
    const read = readCell(field, cell, context);
    if ("value" in read) row.data[name] = read.value;
    else row.problems.push({ column, message: read.problem, suggestion: read.suggestion });
  }
  return row;
}

function readId(type: ContentType, row: ReadRow, column: number, text: string): void {
  if (text === "") return;
  if (z.uuid().safeParse(text).success) row.id = text.toLowerCase();
  else row.problems.push({ column, message: unknownId(type) });
}

export function unknownId(type: ContentType): string {
  return `There is no ${type.label.one.toLowerCase()} with this ID. Leave the cell empty to add a new one.`;
}

/** The type's errors for these values, each at the cell of its value. */
export function problemsOf(
  type: ContentType,
  columns: readonly (string | null)[],
  values: Values,
): { data: Values; problems: CellProblem[] } {
  const parsed = type.schema.safeParse(values, { error: messagesOf(type.fields) });
  if (parsed.success) return { data: parsed.data as Values, problems: [] };
  return {
    data: Object.assign(emptyValues(type), values),
    problems: atCells(columns, fieldErrors(parsed.error.issues)),
  };
}

export function atCells(
  columns: readonly (string | null)[],
  errors: readonly { propertyName: string; message: string }[],
): CellProblem[] {
  return errors.map(({ propertyName, message }) => {
    const column = columns.indexOf(propertyName.split(".")[0] ?? "");
    return { column: column === -1 ? null : column, message };
  });
}
