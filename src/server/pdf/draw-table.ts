import { type Cell, type Piece, textOf } from "./document-piece";
import { INK, keepTogether, RULE } from "./page-room";
import { typeset } from "./typeset";

type Pdf = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;
type Table = Extract<Piece, { kind: "table" }>;

const SIZE = 10;
const PADDING = 4;
/** Room to write by hand. */
const MIN_HEIGHT = 24;

/**
 * The minimum height, in points, with which a table begins on a sheet: all of it up to a third of the sheet,
 * else two rows.
 */
export function roomForTable(pdf: Pdf, { rows }: Table): number {
  const { heights } = measure(pdf, rows);
  const whole = sum(heights);
  const head = 5 * SIZE;
  return head + (whole < pdf.page.height / 3 ? whole : (heights[0] ?? 0) + (heights[1] ?? 0));
}

/** Draws a table with ruled cells. Its first row is drawn again at the top of each further page. */
export function drawTable(pdf: Pdf, parent: Parent, { caption, rows }: Table): void {
  const table = pdf.struct("Table");
  parent.add(table);
  if (caption) {
    table.add(
      pdf.struct("Caption", {}, () => {
        const width = pdf.page.width - pdf.page.margins.right - pdf.x;
        const words = typeset(pdf, caption, { font: "regular", size: SIZE, width });
        pdf.fillColor(INK).text(words);
      }),
    );
    pdf.y += PADDING;
  }
  const { widths, heights } = measure(pdf, rows);
  const [first] = rows;
  for (const [at, row] of rows.entries()) {
    const height = heights[at] ?? 0;
    const before = pdf.page;
    keepTogether(pdf, height);
    if (before !== pdf.page && first && row !== first && first.every(({ names }) => names)) {
      repeat(pdf, first, widths);
    }
    drawRow(pdf, table, row, widths, height);
  }
  table.end();
  pdf.y += 2 * SIZE;
}

function measure(pdf: Pdf, rows: readonly Cell[][]): { widths: number[]; heights: number[] } {
  const widths = widthsOf(pdf, rows);
  return { widths, heights: rows.map((row) => heightOf(pdf, row, widths)) };
}

function drawRow(
  pdf: Pdf,
  table: Parent,
  row: readonly Cell[],
  widths: readonly number[],
  height: number,
): void {
  const struct = pdf.struct("TR");
  table.add(struct);
  const { x, y } = pdf;
  drawRules(pdf, widths, height);
  let left = x;
  for (const [at, cell] of row.entries()) {
    const width = widths[at] ?? 0;
    const from = left;
    const draw = () => drawCell(pdf, cell, from, y, width);
    // The library supports `scope`, but its types do not.
    const options: object = cell.names ? { scope: cell.names } : {};
    struct.add(pdf.struct(cell.names ? "TH" : "TD", options, draw));
    left += width;
  }
  struct.end();
  pdf.x = x;
  pdf.y = y + height;
}

/** The first row again, as decoration, because the tags have it once. */
function repeat(pdf: Pdf, row: readonly Cell[], widths: readonly number[]): void {
  const height = heightOf(pdf, row, widths);
  const { x, y } = pdf;
  drawRules(pdf, widths, height);
  pdf.markContent("Artifact", { type: "Layout" });
  let left = x;
  for (const [at, cell] of row.entries()) {
    drawCell(pdf, cell, left, y, widths[at] ?? 0);
    left += widths[at] ?? 0;
  }
  pdf.endMarkedContent();
  pdf.x = x;
  pdf.y = y + height;
}

function drawCell(pdf: Pdf, cell: Cell, x: number, y: number, width: number): void {
  const words = typesetCell(pdf, cell, width);
  pdf.fillColor(INK).text(words, x + PADDING, y + PADDING, { width: width - 2 * PADDING });
}

/**
 * @param width of the cell, in points
 * @returns its words as they are drawn, in the font that was chosen
 */
function typesetCell(pdf: Pdf, { runs, names }: Cell, width: number): string {
  return typeset(pdf, textOf(runs), {
    font: names ? "bold" : "regular",
    size: SIZE,
    width: width - 2 * PADDING,
  });
}

function drawRules(pdf: Pdf, widths: readonly number[], height: number): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.lineWidth(0.6).strokeColor(RULE);
  let left = pdf.x;
  for (const width of widths) {
    pdf.rect(left, pdf.y, width, height).stroke();
    left += width;
  }
  pdf.endMarkedContent();
}

function heightOf(pdf: Pdf, row: readonly Cell[], widths: readonly number[]): number {
  const heights = row.map((cell, at) => {
    const width = widths[at] ?? 0;
    return pdf.heightOfString(typesetCell(pdf, cell, width) || " ", { width: width - 2 * PADDING });
  });
  return Math.max(MIN_HEIGHT, ...heights.map((height) => height + 2 * PADDING));
}

/**
 * Each column is as wide as its texts if the page has room for that. Otherwise columns with longer texts wrap
 * them. No column is narrower than its longest word, unless the page is too narrow for that.
 */
function widthsOf(pdf: Pdf, rows: readonly Cell[][]): number[] {
  const { width, margins } = pdf.page;
  const room = width - margins.right - pdf.x;
  const count = Math.max(...rows.map((row) => row.length), 1);
  const widthOf = (text: string) =>
    pdf.widthOfString(typeset(pdf, text, { font: "bold", size: SIZE, width: Number.POSITIVE_INFINITY }));
  const widest = (texts: string[]) => Math.max(...texts.map(widthOf)) + 2 * PADDING + 1;
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => textOf(row[at]?.runs ?? [])));
  const least = columns.map((texts) => widest(texts.flatMap((text) => text.split(" "))));
  const natural = columns.map(widest);
  const spare = room - sum(natural);
  if (spare >= 0) return natural.map((one) => one + spare / count);
  const missing = natural.map((one, at) => one - (least[at] ?? 0));
  const share = Math.max(0, room - sum(least)) / sum(missing);
  const widths = least.map((one, at) => one + (missing[at] ?? 0) * share);
  const scale = room / sum(widths);
  return widths.map((one) => one * scale);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
