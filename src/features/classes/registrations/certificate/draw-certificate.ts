import { INK } from "~/server/pdf/page-room";
import type { PdfFont } from "~/server/pdf/pdf-fonts";
import { typeset } from "~/server/pdf/typeset";
import type { Certificate } from "./certificates-of";

type Pdf = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;

export interface Issuer {
  /** The hospital's name, and its address in one line, which may be empty. */
  name: string;
  address: string;
  /** The hospital's colors, as `#rrggbb`: `main` is dark enough for text. */
  colors: { main: string; signal: string };
}

interface Words {
  issuer: Issuer;
  /** The day in words. */
  issued: string;
  /** The heading of the sheet. */
  title: string;
}

/** Distance from the edge of the paper to the text, in points. */
const SIDE = 84;
const TOP = 74;
/** Where the facts at the bottom begin, in points. */
const FACTS_TOP = 478;
const QUIET = "#4a5855";

/** Draws one person's certificate on the current page, with tags for screen readers. */
export function drawCertificate(pdf: Pdf, root: Parent, certificate: Certificate, words: Words): void {
  const { issuer, issued, title } = words;
  const sheet = pdf.struct("Sect");
  root.add(sheet);
  // A text must not start another page. Every text below shrinks to fit its space.
  pdf.page.margins.bottom = 0;
  drawFrame(pdf, issuer.colors);
  const { main } = issuer.colors;
  pdf.y = TOP;
  line(pdf, sheet, { tag: "P", text: issuer.name, font: "bold", color: main, sizes: [15, 12, 9], rows: 1 });
  pdf.y += 16;
  line(pdf, sheet, { tag: "H1", text: title, font: "bold", color: main, sizes: [38], rows: 1 });
  pdf.y += 16;
  line(pdf, sheet, {
    tag: "P",
    text: "This certifies that",
    font: "regular",
    color: QUIET,
    sizes: [13],
    rows: 1,
  });
  pdf.y += 6;
  const ofName = { text: certificate.name, font: "bold", color: INK, sizes: [30, 24, 18, 13, 10] } as const;
  line(pdf, sheet, { tag: "H2", ...ofName, rows: 1 });
  drawRule(pdf, issuer.colors.signal);
  line(pdf, sheet, { tag: "P", text: "attended", font: "regular", color: QUIET, sizes: [13], rows: 1 });
  pdf.y += 6;
  const ofClass = { text: certificate.title, font: "bold", color: main, sizes: [20, 16, 13, 10] } as const;
  line(pdf, sheet, { tag: "P", ...ofClass, rows: 2 });
  pdf.y += 8;
  drawDates(pdf, sheet, certificate.dates);
  drawFacts(pdf, sheet, [
    ["Length", certificate.hours],
    ...(certificate.teacher ? ([["Teacher", certificate.teacher]] as const) : []),
    ["Issued on", issued],
  ]);
  pdf.y = FACTS_TOP + 56;
  const from = [issuer.name, issuer.address].filter(Boolean).join(", ");
  line(pdf, sheet, { tag: "P", text: from, font: "regular", color: QUIET, sizes: [9.5, 8, 6.5], rows: 1 });
  sheet.end();
}

function drawFrame(pdf: Pdf, { main, signal }: Issuer["colors"]): void {
  const { width, height } = pdf.page;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .lineWidth(5)
    .strokeColor(main)
    .rect(26, 26, width - 52, height - 52)
    .stroke();
  pdf
    .lineWidth(1.5)
    .strokeColor(signal)
    .rect(36, 36, width - 72, height - 72)
    .stroke();
  pdf.endMarkedContent();
}

/** A short line below the name. */
function drawRule(pdf: Pdf, color: string): void {
  const middle = pdf.page.width / 2;
  pdf.y += 6;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .lineWidth(2.5)
    .strokeColor(color)
    .moveTo(middle - 150, pdf.y)
    .lineTo(middle + 150, pdf.y)
    .stroke();
  pdf.endMarkedContent();
  pdf.y += 12;
}

interface Line {
  tag: "P" | "H1" | "H2";
  text: string;
  font: PdfFont;
  color: string;
  /** Points, in descending order. The first size is used at which the text fits into the rows. */
  sizes: readonly number[];
  rows: number;
}

/** Draws centered text. If it does not fit even in the smallest size, it ends with an ellipsis. */
function line(pdf: Pdf, parent: Parent, { tag, text, font, color, sizes, rows }: Line): void {
  const width = pdf.page.width - 2 * SIDE;
  const fits = (size: number) => {
    const words = typeset(pdf, text, { font, size, width });
    return pdf.heightOfString(words, { width }) <= rows * pdf.currentLineHeight(true) + 1;
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 10;
  const draw = () => {
    const words = typeset(pdf, text, { font, size, width });
    const height = rows * pdf.currentLineHeight(true) + 1;
    pdf.fillColor(color).text(words, SIDE, pdf.y, { width, height, align: "center", ellipsis: true });
  };
  parent.add(pdf.struct(tag, {}, draw));
}

/** Draws the sessions as a list. More sessions take more columns and smaller type. */
function drawDates(pdf: Pdf, parent: Parent, dates: readonly string[]): void {
  const columns = dates.length > 14 ? 3 : dates.length > 5 ? 2 : 1;
  const rows = Math.ceil(dates.length / columns);
  const room = pdf.page.width - 2 * SIDE;
  const width = room / columns;
  const widest = (size: number) =>
    Math.max(...dates.map((date) => pdf.font("regular").fontSize(size).widthOfString(date)));
  const step = (size: number) => size * 1.4;
  const sizes = [12, 11, 10, 9, 8, 7, 6];
  const fits = (size: number) => widest(size) <= width - 8 && rows * step(size) <= FACTS_TOP - 12 - pdf.y;
  const size = sizes.find(fits) ?? 6;
  const top = pdf.y;
  const list = pdf.struct("L");
  parent.add(list);
  for (const [at, date] of dates.entries()) {
    const left = SIDE + Math.floor(at / rows) * width;
    const draw = () => {
      pdf.font("regular").fontSize(size).fillColor(INK);
      const y = top + (at % rows) * step(size);
      pdf.text(date, left, y, { width, align: "center", lineBreak: false });
    };
    const body = pdf.struct("LBody", {}, draw);
    list.add(pdf.struct("LI", {}, [body]));
  }
  list.end();
}

/** Draws the facts that employers and insurers need, side by side at the bottom. */
function drawFacts(pdf: Pdf, parent: Parent, facts: readonly (readonly [string, string])[]): void {
  const room = pdf.page.width - 2 * SIDE;
  const width = room / facts.length;
  for (const [at, [label, value]] of facts.entries()) {
    const left = SIDE + at * width;
    const draw = () => {
      pdf.font("regular").fontSize(10).fillColor(QUIET);
      pdf.text(label, left, FACTS_TOP, { width, align: "center" });
      const options = { width: width - 12, height: 32, align: "center", ellipsis: true } as const;
      const words = typeset(pdf, value, { font: "bold", size: 12, width: options.width });
      pdf.fillColor(INK).text(words, left + 6, FACTS_TOP + 15, options);
    };
    parent.add(pdf.struct("P", {}, draw));
  }
}
