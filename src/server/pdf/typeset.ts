import { create, type Font } from "fontkit";
import { type PdfFont, pdfFonts } from "./pdf-fonts";

type Pdf = PDFKit.PDFDocument;

/** The name of the typeface with many letters in a document, for each style of ours. */
const FALLBACKS = { regular: "many-regular", bold: "many-bold", italic: "many-regular" } as const;

type Name = PdfFont | (typeof FALLBACKS)[PdfFont];

/** Fonts by their names in documents. Those with many letters are added when a text first needs them. */
const fonts = new Map<Name, { bytes: Buffer; font: Font }>();
for (const [name, bytes] of Object.entries(pdfFonts)) addFont(name as PdfFont, bytes);

function addFont(name: Name, bytes: Buffer): void {
  fonts.set(name, { bytes, font: create(bytes) as Font });
}

const lacking = new WeakSet<Pdf>();

/** Makes all loaded fonts known to a new document. */
export function registerFonts(pdf: Pdf): void {
  for (const [name, { bytes }] of fonts) pdf.registerFont(name, bytes);
}

/**
 * Whether a document should be drawn again, because the fonts for some of its letters were not loaded. Then loads them:
 * they take 1.5 MB, and most documents need none.
 */
export async function loadMissingFonts(pdf: Pdf): Promise<boolean> {
  if (!lacking.has(pdf) || fonts.has(FALLBACKS.regular)) return false;
  const { manyLetters } = await import("./many-letters");
  addFont(FALLBACKS.regular, manyLetters.regular);
  addFont(FALLBACKS.bold, manyLetters.bold);
  return true;
}

/** How a text is set. */
interface Setting {
  font: PdfFont;
  /** In points. */
  size: number;
  /** The room for a line, in points. Only texts from right to left need it. */
  width: number;
}

/**
 * Chooses the font of a text that is about to be measured or drawn: ours, or one with more letters if ours lacks some.
 * @returns the text as the library must get it: it writes every line from left to right
 */
export function typeset(pdf: Pdf, text: string, { font, size, width }: Setting): string {
  pdf.font(fontFor(pdf, font, text)).fontSize(size);
  return RIGHT_TO_LEFT.test(text) ? linesOf(pdf, text, width).map(inVisualOrder).join("\n") : text;
}

function fontFor(pdf: Pdf, font: PdfFont, text: string): Name {
  const missing = missingLetters(font, text);
  if (missing === 0) return font;
  const instead = FALLBACKS[font];
  if (!fonts.has(instead)) lacking.add(pdf);
  return missingLetters(instead, text) < missing ? instead : font;
}

function missingLetters(name: Name, text: string): number {
  const font = fonts.get(name)?.font;
  if (!font) return Number.POSITIVE_INFINITY;
  let missing = 0;
  for (const letter of text)
    if (letter > " " && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) missing += 1;
  return missing;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const BRACKET = /[()[\]]/g;
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

/**
 * The library writes words from left to right, and reverses right-to-left words. So several consecutive right-to-left
 * words are joined into one, with no-break spaces. It also reverses the space after such a word, so another space is
 * added.
 */
function inVisualOrder(line: string): string {
  let written = "";
  let isTurned = false;
  for (const word of line.split(" ")) {
    const turns = RIGHT_TO_LEFT.test(word);
    if (written !== "") written += isTurned ? (turns ? "\u00a0" : "  ") : " ";
    written += turns ? word.replace(BRACKET, (bracket) => MIRRORED[bracket] ?? bracket) : word;
    isTurned = turns;
  }
  return written;
}

/** Breaks a text at spaces, as the library does. */
function linesOf(pdf: Pdf, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && pdf.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
