import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";

/**
 * Normalizes input to one line that the database accepts: no control characters, single spaces, and the maximum length.
 * Truncates longer texts at a word if possible.
 */
export function cleanQuery(typed: string): string {
  const line = typed
    .normalize("NFC")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s\uFFFD]+/gu, " ")
    .trim();
  if (line.length <= MAX_QUERY_LENGTH) return line;
  const cut = line.slice(0, MAX_QUERY_LENGTH).toWellFormed().replaceAll("\uFFFD", "");
  const lastSpace = cut.lastIndexOf(" ");
  return (lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trim();
}

/** The words of a cleaned query in lower case, at most twenty. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [])].slice(0, 20);
}
