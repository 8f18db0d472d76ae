/** Words in one style, and the address that they link to. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  /** As in the page; undefined if the words are not a link. */
  href?: string;
}

/** A cell of a table. */
export interface Cell {
  runs: Run[];
  /** Whether it names its column or its row; undefined for a cell with data. */
  names?: "Column" | "Row";
}

/** A part of a page in reading order, as the writer of a PDF lays it out. */
export type Piece =
  | { kind: "heading"; level: number; runs: Run[] }
  /** `boxed`: with a box to tick before it. */
  | { kind: "paragraph"; runs: Run[]; boxed: boolean }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "table"; caption: string; rows: Cell[][] }
  /** The next part begins on a new sheet. */
  | { kind: "sheet" }
  /** A line to write on. */
  | { kind: "line"; short: boolean };

export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}
