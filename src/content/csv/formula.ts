/**
 * Text that a spreadsheet may run as a formula. It only displays a number or a phone number (`-3.5`, `+1 308
 * 555 0100`).
 */
const FORMULA = /^[=+\-@\t\r]/;
const NUMERIC = /^[+-]?[\d\s().-]+$/;
const ESCAPED = /^'(?=[=+\-@\t\r])/;

/** Escapes a cell so that no spreadsheet runs it: a leading apostrophe makes it text. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMERIC.test(cell) ? `'${cell}` : cell;
}

/** Removes the escape. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, "");
}
