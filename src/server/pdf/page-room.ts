export const INK = "#1b2624";
export const RULE = "#6f7c79";

/** Begins a new page if this height, in points, does not fit on the current one. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): void {
  const { x } = pdf;
  const { height: whole, margins } = pdf.page;
  if (pdf.y + height <= whole - margins.bottom) return;
  pdf.addPage();
  pdf.x = x;
}
