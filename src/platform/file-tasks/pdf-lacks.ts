import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";

/** What a PDF needs to be accessible to people who use a screen reader. */
export type PdfNeed = "title" | "language" | "tags";

/**
 * The needs that a PDF does not meet. Decodes at most one stream, within the limit that the caller has set.
 */
export function pdfLacks(document: PDFDocument): PdfNeed[] {
  const lacks: PdfNeed[] = [];
  if (!hasTitle(document)) lacks.push("title");
  if (!isText(document.catalog.lookup(PDFName.of("Lang")))) lacks.push("language");
  if (!hasTags(document)) lacks.push("tags");
  return lacks;
}

function hasTitle(document: PDFDocument): boolean {
  const information = document.context.lookup(document.context.trailerInfo.Info);
  if (information instanceof PDFDict && isText(information.lookup(PDFName.of("Title")))) return true;
  // PDF 2.0 keeps the title in the XMP metadata only.
  const metadata = document.catalog.lookup(PDFName.of("Metadata"));
  if (!(metadata instanceof PDFRawStream)) return false;
  const xmp = Buffer.from(decodePDFRawStream(metadata).decode()).toString("utf8");
  const [, titles = ""] = xmp.split("<dc:title>");
  return /<rdf:li[^<>]*>\s*[^<\s]/.test(titles.split("</dc:title>")[0] ?? "");
}

/** A structure tree with something in it (ISO 32000-2, 14.7). */
function hasTags({ catalog }: PDFDocument): boolean {
  const tree = catalog.lookup(PDFName.of("StructTreeRoot"));
  if (!(tree instanceof PDFDict)) return false;
  const children = tree.lookup(PDFName.of("K"));
  return children instanceof PDFArray ? children.size() > 0 : children instanceof PDFDict;
}

function isText(value: unknown): boolean {
  return (value instanceof PDFString || value instanceof PDFHexString) && value.decodeText().trim() !== "";
}
