import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { nextFreeTick } from "./next-free-tick";

/** The text is not valid CSV, or is too large. The message is for the person who sent it. */
export class UnreadableCsv extends Error {
  override readonly name = "UnreadableCsv";
}

export interface CsvTable {
  headings: string[];
  rows: string[][];
}

const MAX_COLUMNS = 200;
/** Limit of one row: a rich text and the other cells. */
const MAX_ROW_BYTES = 300_000;
/** Parsed in one go, before other requests run. */
const PIECE_BYTES = 64 * 1024;

interface CsvOptions {
  /** Rows may have fewer or more cells than there are headings. */
  anyLength?: boolean;
  /** Between cells. Default: a comma. After a tab, quotation marks within a cell are plain text. */
  delimiter?: "," | ";" | "\t";
  /** Empty lines are rows too, so that the place of a row is its number. */
  withEmptyLines?: boolean;
}

/**
 * Parses a CSV file. Skips empty lines.
 * @param maxRows parsing stops one row later, so that the caller can detect too many
 * @throws UnreadableCsv
 */
export async function parseCsv(
  csv: string,
  maxRows: number,
  { anyLength = false, delimiter = ",", withEmptyLines = false }: CsvOptions = {},
): Promise<CsvTable> {
  const parser = parse({
    bom: true,
    delimiter,
    skip_empty_lines: !withEmptyLines,
    relax_column_count: anyLength,
    relax_quotes: delimiter === "\t",
    to: maxRows + 2,
    max_record_size: MAX_ROW_BYTES,
  });
  // An error also ends the parser, and with it the loop over its rows.
  pipeline(Readable.from(inPieces(Buffer.from(csv), delimiter)), parser, () => {});
  const [headings = [], ...rows] = await all(parser);
  return { headings, rows };
}

async function all(parser: AsyncIterable<string[]>): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    for await (const row of parser) {
      rows.push(row);
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableCsv(sentenceFor(error), { cause: error }) : error;
  }
  return rows;
}

/** Our own sentences, because the parser's messages are for developers. */
function sentenceFor({ code, lines }: CsvError): string {
  const line = typeof lines === "number" ? lines : 1;
  switch (code) {
    case "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH":
      return `Line ${line} has more or fewer columns than the first line.`;
    case "CSV_QUOTE_NOT_CLOSED":
      return `A quotation mark on line ${line} has no closing quotation mark.`;
    case "INVALID_OPENING_QUOTE":
    case "CSV_INVALID_CLOSING_QUOTE":
    case "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE":
      return `Line ${line} has a quotation mark in the wrong place. Within a quoted value, write it twice.`;
    case "CSV_MAX_RECORD_SIZE":
      return `The row on line ${line} is too long.`;
    default:
      return `Line ${line} is not valid CSV.`;
  }
}

async function* inPieces(bytes: Buffer, delimiter: string): AsyncGenerator<Buffer> {
  const checkColumns = columnLimit(delimiter.charCodeAt(0));
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await nextFreeTick();
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    checkColumns(piece);
    yield piece;
  }
}

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [...Buffer.from('"\n\r')];

/**
 * Refuses a row with too many columns before the parser builds it. The parser's own error for a long row
 * copies all of its cells, which blocks the process.
 * @returns a function that takes the pieces of one text in order; throws UnreadableCsv
 */
function columnLimit(delimiter: number): (piece: Buffer) => void {
  let isQuoted = false;
  let columns = 1;
  return (piece) => {
    for (const byte of piece) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (byte === delimiter) columns += 1;
      else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) columns = 1;
      if (columns > MAX_COLUMNS) throw new UnreadableCsv(`A file can have at most ${MAX_COLUMNS} columns.`);
    }
  };
}
