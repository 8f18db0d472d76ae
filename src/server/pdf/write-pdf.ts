import PDFDocument from "pdfkit";
import type { Piece } from "./document-piece";
import { drawPieces } from "./draw-pieces";
import { pdfFonts } from "./pdf-fonts";
import { loadMissingFonts, registerFonts, typeset } from "./typeset";

/** The properties of every document. */
export interface PdfAbout {
  title: string;
  /** The owner of the document: the hospital's name. */
  author: string;
  /** BCP 47, such as `en-US`. */
  language: string;
  createdAt: Date;
}

export interface PdfContents extends PdfAbout {
  /** The page's own address, with scheme and host: links without a host are completed by it. */
  address: string;
  pieces: readonly Piece[];
}

const INCH = 72;
const MARGINS = { top: 0.8 * INCH, right: 0.9 * INCH, bottom: 0.9 * INCH, left: 0.9 * INCH };

/**
 * Writes a document on letter paper that screen readers can read: it has a title, a language, and tags for headings,
 * paragraphs, lists, tables, and links in reading order. Numbers of pages are marked as not part of the text.
 * @returns the bytes of the PDF
 */
export function writePdf({ address, pieces, ...about }: PdfContents): Promise<Buffer> {
  return drawPdf(about, { layout: "portrait" }, (document) => {
    drawPieces(document, pieces, address);
    numberPages(document, about.author);
  });
}

/**
 * Writes a document whose sheets are drawn one by one, on letter paper.
 * @param draw draws and tags everything, from the first sheet on, which is there. Called again, with a new document, if
 * it
 *   needs fonts that were not loaded
 * @returns the bytes of the PDF
 */
export async function drawPdf(
  about: PdfAbout,
  { layout }: { layout: "portrait" | "landscape" },
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const first = newDocument(about, layout);
  draw(first);
  if (!(await loadMissingFonts(first))) return bytesOf(first);
  const document = newDocument(about, layout);
  draw(document);
  return bytesOf(document);
}

function newDocument(
  { title, author, language, createdAt }: PdfAbout,
  layout: "portrait" | "landscape",
): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: "LETTER",
    layout,
    margins: MARGINS,
    pdfVersion: "1.7",
    tagged: true,
    // Missing in the library's types.
    subset: "PDF/UA" as string as PDFKit.PDFDocumentOptions["subset"],
    lang: language,
    displayTitle: true,
    bufferPages: true,
    // Without a font, the library uses one from its folder that it does not embed, so viewers would need it.
    font: pdfFonts.regular as unknown as string,
    info: {
      Title: title,
      Author: author,
      Creator: "Openward",
      Producer: "Openward",
      CreationDate: createdAt,
    },
  });
  registerFonts(document);
  return document;
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
    document.end();
  });
}

function numberPages(document: PDFKit.PDFDocument, author: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    document.switchToPage(at);
    const { width, height, margins } = document.page;
    // Below the margin, where text would begin a new page.
    margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    const room = width - margins.left - margins.right;
    const line = typeset(document, `${author}   |   Page ${at + 1} of ${count}`, {
      font: "regular",
      size: 9,
      width: room,
    });
    document.fillColor("#4a5855").text(line, margins.left, height - 0.6 * INCH, {
      width: room,
      align: "center",
      lineBreak: false,
    });
    document.endMarkedContent();
  }
}
