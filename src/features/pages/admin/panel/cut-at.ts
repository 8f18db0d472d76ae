/** Truncates a text to a number of characters with an ellipsis, at the end of a word if possible. */
export function cutAt(words: string, length: number): string {
  const trimmed = words.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = trimmed.slice(0, length - 1);
  const atWord = cut.slice(0, cut.lastIndexOf(" "));
  return `${(atWord.length > length / 2 ? atWord : cut).trimEnd()}…`;
}
