import { AppError } from "~/platform/errors/app-error";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { parseCsv, UnreadableCsv } from "~/platform/parse-csv";
import { unescapeFormula } from "../csv/formula";
import { importLimits } from "./import-limits";

export interface Spreadsheet {
  headings: string[];
  /** `line`: as spreadsheets number rows; the first one after the headings is 2. Empty rows are left out. */
  rows: { line: number; cells: string[] }[];
}

type Delimiter = "," | ";" | "\t";

/**
 * Reads a CSV file, or cells that were pasted from a spreadsheet. Rows have as many cells as there are
 * headings, without the escape of formulas.
 * @param content text, or the bytes of a file in UTF-8, UTF-16, or Windows-1252
 * @throws AppError VALIDATION_FAILED (property `file`) with what is wrong and what to do
 */
export async function readSpreadsheet(content: string | Uint8Array): Promise<Spreadsheet> {
  if (content.length > importLimits.bytes)
    throw refuse(`The file is larger than ${inMegabytes(importLimits.bytes)}. Split it into several files.`);
  const text = typeof content === "string" ? content : decoded(content);
  if (text.includes("\0")) throw refuse(NOT_TEXT);
  const table = await parsed(text);
  const headings = table.headings.map((heading) => heading.trim());
  if (headings.every((heading) => heading === "")) throw refuse("The first row has no headings.");
  const rows = table.rows
    .map((row, at) => ({
      line: at + 2,
      cells: headings.map((_, column) => unescapeFormula(row[column] ?? "")),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (rows.length === 0)
    throw refuse("There are no rows after the headings. The first row names the columns.");
  if (table.rows.length > importLimits.rows)
    throw refuse(
      `A file can have at most ${importLimits.rows.toLocaleString("en-US")} rows. Split it into several files.`,
    );
  return { headings, rows };
}

async function parsed(text: string) {
  try {
    const delimiter = delimiterOf(text);
    return await parseCsv(text, importLimits.rows, { anyLength: true, delimiter, withEmptyLines: true });
  } catch (error) {
    if (error instanceof UnreadableCsv) throw refuse(error.message);
    throw error;
  }
}

const NOT_TEXT =
  "This is not a CSV file. In a spreadsheet, choose File, Save As, CSV UTF-8. Or copy the cells and paste them here.";

/** Spreadsheets copy cells with tabs between them, and write semicolons where the comma is a decimal sign. */
function delimiterOf(text: string): Delimiter {
  const first = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? "";
  const count = (sign: Delimiter) => first.split(sign).length;
  const signs: Delimiter[] = ["\t", ",", ";"];
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // Excel workbooks are ZIP files ("PK"), older ones begin with D0 CF.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) throw refuse(NOT_TEXT);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The encoding of Excel for Windows for "CSV" in the United States.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function refuse(message: string): AppError {
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "file", message }] });
}
