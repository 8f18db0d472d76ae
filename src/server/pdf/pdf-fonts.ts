import italic from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff?inline";
import regular from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?inline";
import bold from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?inline";

/** The site's typeface in the styles that a PDF uses. PDFs embed the letters that they show. */
export const pdfFonts = {
  regular: bytesOf(regular),
  bold: bytesOf(bold),
  italic: bytesOf(italic),
};

export type PdfFont = keyof typeof pdfFonts;

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
}
