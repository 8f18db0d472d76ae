/** A text in pieces, some of which are highlighted. */
export type MarkedText = { text: string; marked: boolean }[];

/**
 * Splits a text at the words to highlight.
 * @param words matches candidates
 * @param isMarked whether to highlight a candidate
 */
export function markWords(text: string, words: RegExp, isMarked: (word: string) => boolean): MarkedText {
  const pieces: MarkedText = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!isMarked(word.toLowerCase())) continue;
    if (index > done) pieces.push({ text: text.slice(done, index), marked: false });
    pieces.push({ text: word, marked: true });
    done = index + word.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}

/**
 * A pattern for words that may have one of the stems. Stemming keeps the first letter except for its accent, so the
 * pattern excludes most words without stemming them.
 */
export function candidateWords(stems: ReadonlySet<string>): RegExp {
  const first = [...new Set([...stems].map((stem) => [...stem][0] ?? ""))];
  const letters = first.filter((letter) => /^[a-z0-9]$/.test(letter));
  const both = letters.flatMap((letter) => [letter, letter.toUpperCase()]).join("");
  return new RegExp(`(?=[${both}\\u0080-\\u{10FFFF}])(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]+`, "gu");
}

/** A PostgreSQL regular expression that matches the beginnings of words with these stems. */
export function beginningsOf(stems: readonly string[]): string {
  const beginnings = stems.filter((stem) => /^[\p{L}\p{N}]+$/u.test(stem));
  return `\\m(${beginnings.join("|") || "$^"})`;
}

/** Joins lines, adding a period after those that do not end a sentence. */
export function onOneLine(text: string): string {
  return text
    .replaceAll(/(?<![.:?!…\s])\s*\n\s*/g, " · ")
    .replaceAll(/\s{2,}|[^\S ]/g, " ")
    .trim();
}

/** The text without highlights. */
export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join("");
}
