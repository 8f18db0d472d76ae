import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "./formula";

/** A spreadsheet of texts as CSV. No cell runs as a formula, and the mark at its start tells programs that it is UTF-8. */
export function csvOf(headings: readonly string[], lines: readonly (readonly string[])[]): string {
  return stringify(
    [headings, ...lines].map((line) => line.map(escapeFormula)),
    { bom: true },
  );
}
