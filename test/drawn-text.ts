import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";

/** Replaces a letter that the typeface does not have. */
export const MISSING = "\ufffd";

/** The letters on each sheet of a PDF, in the order in which they are drawn: those of a line from left to right. */
export function drawnText(document: PDFDocument): string[] {
  return document.getPages().map(textOfPage);
}

function textOfPage({ node }: PDFPage): string {
  const fonts = node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  const letters = new Map<string, readonly string[]>();
  let current: readonly string[] = [];
  let text = "";
  const drawn = /\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>(?=[^\n]*TJ)/g;
  for (const [, font, glyphs] of contentsOf(node).matchAll(drawn)) {
    if (font) {
      const known = letters.get(font) ?? lettersOf(fonts?.lookup(PDFName.of(font), PDFDict));
      letters.set(font, known);
      current = known;
    }
    for (const [glyph] of glyphs?.matchAll(/[0-9a-f]{4}/g) ?? [])
      text += glyph === "0000" ? MISSING : (current[Number.parseInt(glyph, 16)] ?? "");
  }
  return text;
}

function contentsOf(node: PDFPage["node"]): string {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((stream) => (stream instanceof PDFRawStream ? decoded(stream) : "")).join("\n");
}

/** The letters of a font's glyphs, by their numbers. */
function lettersOf(font: PDFDict | undefined): string[] {
  const map = font?.lookup(PDFName.of("ToUnicode"));
  if (!(map instanceof PDFRawStream)) throw new Error("A font does not say which letters its glyphs are.");
  const letters: string[] = [];
  for (const [, first = "", all = ""] of decoded(map).matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
  )) {
    const start = Number.parseInt(first, 16);
    for (const [at, [, code = ""]] of [...all.matchAll(/<([0-9a-f ]*)>/g)].entries())
      letters[start + at] = Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
  }
  return letters;
}

function decoded(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}
