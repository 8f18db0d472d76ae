import { readPage } from "./read-page";
import { type PdfContents, writePdf } from "./write-pdf";

/**
 * A rendered page as a PDF with its title, its language, and tags.
 * @param html the whole document
 * @returns the bytes of the PDF
 */
export function pdfOfPage(
  html: string,
  about: Pick<PdfContents, "author" | "address" | "createdAt">,
): Promise<Buffer> {
  const { title, language, pieces } = readPage(html);
  const { author, address, createdAt } = about;
  return writePdf({ title, language, pieces, author, address, createdAt });
}
