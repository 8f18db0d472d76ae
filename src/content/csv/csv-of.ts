import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "./formula";

/**
 * Texts as a CSV spreadsheet. No cell can run as a formula, and the byte order mark tells programs that the
 * file is UTF-8.
 */
export function csvOf(headings: readonly string[], lines: readonly (readonly string[])[]): string {
  return stringify(
    [headings, ...lines].map((line) => line.map(escapeFormula)),
    { bom: true },
  );
}

/** The cell values of a list's columns. */
export interface CsvColumns<Name extends string, Item> {
  headings: Readonly<Record<Name, string>>;
  cells: Readonly<Record<Name, (item: Item) => string>>;
}

/** The chosen columns of a list as CSV, in their order. */
export function csvOfColumns<Name extends string, Item>(
  chosen: readonly Name[],
  { headings, cells }: CsvColumns<Name, Item>,
  items: readonly Item[],
): string {
  return csvOf(
    chosen.map((name) => headings[name]),
    items.map((item) => chosen.map((name) => cells[name](item))),
  );
}
