import { type Piece, type Run, textOf } from "./document-piece";
import { drawTable, roomForTable } from "./draw-table";
import { INK, keepTogether, RULE } from "./page-room";
import type { PdfFont } from "./pdf-fonts";
import { typeset } from "./typeset";

type Pdf = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;
type Heading = Extract<Piece, { kind: "heading" }>;

const PINE = "#0f4c45";
const LINK = "#0c5a52";
const BODY = 11;
const HEADINGS = [24, 16, 13, 11.5, 11, 11];
const INDENT = 18;
/** Room to write by hand above a line, and below it. */
const LINE_HEIGHT = 26;

/**
 * Draws the parts of a page one below the other, and tags each.
 * @param address the page's own address, by which links without a host are completed
 */
export function drawPieces(pdf: Pdf, pieces: readonly Piece[], address: string): void {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  drawAll(pdf, root, pieces, address);
  root.end();
}

function drawAll(pdf: Pdf, parent: Parent, pieces: readonly Piece[], address: string): void {
  for (const [at, piece] of pieces.entries()) {
    keepTogether(pdf, roomFor(pdf, piece, pieces[at + 1]));
    drawPiece(pdf, parent, piece, address);
  }
}

/**
 * The minimum height, in points, that a part needs on its sheet, together with the beginning of the next part if it is
 * a heading.
 */
function roomFor(pdf: Pdf, piece: Piece, next: Piece | undefined): number {
  if (piece.kind === "sheet") return 0;
  const own = piece.kind === "table" ? roomForTable(pdf, piece) : 2 * BODY;
  if (piece.kind === "heading") return headingHeight(pdf, piece) + (next ? roomFor(pdf, next, undefined) : 0);
  return next?.kind === "line" ? own + LINE_HEIGHT : own;
}

function headingHeight(pdf: Pdf, { level, runs }: Heading): number {
  const size = HEADINGS[level - 1] ?? BODY;
  const text = typeset(pdf, textOf(runs), { font: "bold", size, width: roomRight(pdf) });
  return pdf.heightOfString(text) + size;
}

function drawPiece(pdf: Pdf, parent: Parent, piece: Piece, address: string): void {
  switch (piece.kind) {
    case "heading":
      drawHeading(pdf, parent, piece);
      break;
    case "paragraph":
      drawParagraph(pdf, parent, piece, address);
      break;
    case "list":
      drawList(pdf, parent, piece, address);
      break;
    case "table":
      drawTable(pdf, parent, piece);
      break;
    case "sheet":
      pdf.addPage();
      break;
    case "line":
      drawLine(pdf, piece.short);
  }
}

function drawHeading(pdf: Pdf, parent: Parent, { level, runs }: Heading): void {
  const size = HEADINGS[level - 1] ?? BODY;
  const text = textOf(runs);
  if (pdf.y > pdf.page.margins.top) pdf.y += size * 0.5;
  const draw = () => {
    const words = typeset(pdf, text, { font: "bold", size, width: roomRight(pdf) });
    pdf.fillColor(PINE).text(words, { lineGap: 1 });
  };
  parent.add(pdf.struct(`H${level}`, {}, draw));
  pdf.y += size * 0.3;
}

function drawParagraph(
  pdf: Pdf,
  parent: Parent,
  { runs, boxed }: Extract<Piece, { kind: "paragraph" }>,
  address: string,
): void {
  if (boxed) drawBox(pdf);
  const indent = boxed ? INDENT : 0;
  drawRuns(pdf, parent, "P", runs, address, indent);
  pdf.y += boxed ? 4 : BODY * 0.6;
}

/** Draws words of several styles as one paragraph. Each link is a separate element, which screen readers list. */
function drawRuns(
  pdf: Pdf,
  parent: Parent,
  tag: string,
  runs: readonly Run[],
  address: string,
  indent: number,
): void {
  const { left } = pdf.page.margins;
  const before = pdf.x;
  pdf.x = before + indent;
  const width = roomRight(pdf);
  const parts = runs.map((run, at) => {
    const options = { width, lineGap: 2.5, continued: at < runs.length - 1 };
    const draw = () => {
      const words = typeset(pdf, wholePhone(run), { font: fontOf(run), size: BODY, width });
      pdf.fillColor(run.href ? LINK : INK);
      const linked = {
        underline: run.href !== undefined,
        link: run.href ? addressOf(run.href, address) : null,
      };
      pdf.text(words, { ...options, ...linked });
    };
    return run.href ? pdf.struct("Link", { alt: run.text }, draw) : draw;
  });
  parent.add(pdf.struct(tag, {}, parts));
  pdf.x = Math.max(before, left);
}

function drawList(
  pdf: Pdf,
  parent: Parent,
  { ordered, items }: Extract<Piece, { kind: "list" }>,
  address: string,
): void {
  const list = pdf.struct("L");
  parent.add(list);
  const before = pdf.x;
  for (const [at, pieces] of items.entries()) {
    const item = pdf.struct("LI");
    list.add(item);
    const isBoxed = pieces[0]?.kind === "paragraph" && pieces[0].boxed;
    if (!isBoxed) drawLabel(pdf, item, ordered ? `${at + 1}.` : "•");
    pdf.x = before + (isBoxed ? 0 : INDENT);
    const body = pdf.struct("LBody");
    item.add(body);
    drawAll(pdf, body, pieces, address);
    body.end();
    item.end();
    pdf.x = before;
  }
  list.end();
  pdf.y += 2;
}

function drawLabel(pdf: Pdf, item: Parent, label: string): void {
  keepTogether(pdf, 2 * BODY);
  const { x, y } = pdf;
  const draw = () => pdf.font("regular").fontSize(BODY).fillColor(INK).text(label, { lineBreak: false });
  item.add(pdf.struct("Lbl", {}, draw));
  pdf.x = x;
  pdf.y = y;
}

/** A box to tick. The words after it are its label. */
function drawBox(pdf: Pdf): void {
  keepTogether(pdf, 2 * BODY);
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .lineWidth(0.8)
    .strokeColor(INK)
    .rect(pdf.x, pdf.y + 1, 9, 9)
    .stroke();
  pdf.endMarkedContent();
}

function drawLine(pdf: Pdf, short: boolean): void {
  keepTogether(pdf, LINE_HEIGHT);
  const end = short ? pdf.x + 150 : pdf.page.width - pdf.page.margins.right;
  pdf.y += 20;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.lineWidth(0.6).strokeColor(RULE).moveTo(pdf.x, pdf.y).lineTo(end, pdf.y).stroke();
  pdf.endMarkedContent();
  pdf.y += 6;
}

/** From where the next text begins to the right margin, in points. */
function roomRight(pdf: Pdf): number {
  return pdf.page.width - pdf.page.margins.right - pdf.x;
}

/** The words of a run; a phone number stays on one line. */
function wholePhone({ text, href }: Run): string {
  return href?.startsWith("tel:") ? text.replaceAll(" ", "\u00a0") : text;
}

function fontOf({ bold, italic }: Run): PdfFont {
  if (bold) return "bold";
  return italic ? "italic" : "regular";
}

/** The absolute address of a link. */
function addressOf(href: string, address: string): string | null {
  return URL.canParse(href, address) ? new URL(href, address).href : null;
}
