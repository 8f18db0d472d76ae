/** A table as its input shows it: every row has a cell for every column. */
export interface TableValues {
  columns: string[];
  rows: string[][];
}

export interface TableLimits {
  columns: number;
  rows: number;
}

/** The initial table: room to type; nothing is stored before someone types. */
const START: TableValues = {
  columns: ["", ""],
  rows: [
    ["", ""],
    ["", ""],
  ],
};

/** The stored values with a cell for every column; an empty table if nothing is stored. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): TableValues {
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  if (width === 0) return START;
  const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? "");
  return { columns: filled(columns), rows: rows.length === 0 ? [filled([])] : rows.map(filled) };
}

export function withCell(table: TableValues, row: number, column: number, text: string): TableValues {
  const rows = table.rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));
  return { columns: table.columns, rows };
}

export function withHeading(table: TableValues, column: number, text: string): TableValues {
  return { columns: table.columns.with(column, text), rows: table.rows };
}

/** Inserts an empty row before the given one. */
export function withRowAt(table: TableValues, at: number): TableValues {
  const empty = table.columns.map(() => "");
  return { columns: table.columns, rows: table.rows.toSpliced(at, 0, empty) };
}

/** Inserts an empty column before the given one. */
export function withColumnAt(table: TableValues, at: number): TableValues {
  return {
    columns: table.columns.toSpliced(at, 0, ""),
    rows: table.rows.map((row) => row.toSpliced(at, 0, "")),
  };
}

export function withoutRow(table: TableValues, at: number): TableValues {
  return { columns: table.columns, rows: table.rows.toSpliced(at, 1) };
}

export function withoutColumn(table: TableValues, at: number): TableValues {
  return { columns: table.columns.toSpliced(at, 1), rows: table.rows.map((row) => row.toSpliced(at, 1)) };
}

export function withRowMoved(table: TableValues, from: number, to: number): TableValues {
  return { columns: table.columns, rows: moved(table.rows, from, to) };
}

export function withColumnMoved(table: TableValues, from: number, to: number): TableValues {
  return { columns: moved(table.columns, from, to), rows: table.rows.map((row) => moved(row, from, to)) };
}

function moved<Value>(values: readonly Value[], from: number, to: number): Value[] {
  const value = values[from];
  return value === undefined ? [...values] : values.toSpliced(from, 1).toSpliced(to, 0, value);
}

/**
 * The cells of spreadsheet text on the clipboard: rows by lines, cells by tabs, and quotes around cells that
 * contain either. Plain text is one cell.
 */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, " ").trim());
    cell = "";
  };
  const source = text.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === "\t") endCell();
    else if (letter === "\n") {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows;
}

export interface Pasted {
  table: TableValues;
  /** Number of rows and columns that exceeded the limits. */
  left: { rows: number; columns: number };
}

/**
 * Writes cells into a table from one of its cells on; the table grows to fit them.
 * @param row of the first cell; -1 is the row of headings
 */
export function pasteInto(
  table: TableValues,
  { row, column }: { row: number; column: number },
  cells: readonly (readonly string[])[],
  limits: TableLimits,
): Pasted {
  const wide = column + Math.max(0, ...cells.map((line) => line.length));
  const tall = row + cells.length;
  let result = table;
  while (result.columns.length < Math.min(wide, limits.columns))
    result = withColumnAt(result, result.columns.length);
  while (result.rows.length < Math.min(tall, limits.rows)) result = withRowAt(result, result.rows.length);
  const width = result.columns.length;
  const over = (line: readonly string[], pasted: readonly string[] | undefined) =>
    line.map((was, at) => pasted?.[at - column] ?? was);
  return {
    table: {
      columns: row < 0 ? over(result.columns, cells[-1 - row]) : result.columns,
      rows: result.rows.map((line, at) => (at >= row ? over(line, cells[at - row]) : line)),
    },
    left: {
      rows: Math.max(0, tall - result.rows.length),
      columns: Math.max(0, wide - width),
    },
  };
}
