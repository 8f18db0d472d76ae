/** What a spreadsheet may take for a formula; a number or a phone (`-3.5`, `+1 308 555 0100`) it only displays. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMERIC = /^[+-]?[\d\s().-]+$/;
const ESCAPED = /^'(?=[=+\-@\t\r])/;

/** A cell that no spreadsheet runs: an apostrophe before it makes it text. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMERIC.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before it was escaped. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, "");
}
