import italic from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff?inline";
import regular from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?inline";
import bold from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?inline";
import { inlineFont } from "./inline-font";

/** The site's typeface in the styles that a PDF uses. PDFs embed the letters that they show. */
export const pdfFonts = {
  regular: inlineFont(regular),
  bold: inlineFont(bold),
  italic: inlineFont(italic),
};

export type PdfFont = keyof typeof pdfFonts;
