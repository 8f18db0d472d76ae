/** A text in pieces, of which some are to be marked. */
export type MarkedText = { text: string; marked: boolean }[];

/** Takes a text with start and stop signs around its marked pieces apart, on one line; the signs are gone afterwards. */
export function markedText(text: string, signs: { start: string; stop: string }): MarkedText {
  const pieces: MarkedText = [];
  for (const part of onOneLine(text).split(signs.start)) {
    const [first = "", rest] = part.split(signs.stop, 2);
    if (rest === undefined) pieces.push({ text: first, marked: false });
    else pieces.push({ text: first, marked: true }, { text: rest, marked: false });
  }
  return pieces.filter((piece) => piece.text !== "");
}

/** Lines that do not end a sentence are told apart by a dot. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/(?<![.:?!…\s])\s*\n\s*/g, " · ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The same text without marks. */
export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join("");
}
