const MAX_LENGTH = 200;

/**
 * What somebody typed, as one line that the database takes: no control characters, single spaces, at most 200
 * characters. Longer texts are cut at a word where there is one.
 */
export function cleanQuery(typed: string): string {
  const line = typed
    .normalize("NFC")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s\uFFFD]+/gu, " ")
    .trim();
  if (line.length <= MAX_LENGTH) return line;
  const cut = line.slice(0, MAX_LENGTH).toWellFormed().replaceAll("\uFFFD", "");
  const lastSpace = cut.lastIndexOf(" ");
  return (lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trim();
}

/** The words of a cleaned query in lower case, at most twelve: more say nothing that the first did not. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [])].slice(0, 12);
}
