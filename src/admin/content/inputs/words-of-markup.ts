/** The paragraphs of rich text as plain text, in the browser; to show it without making it active. */
export function wordsOfMarkup(markup: string): string[] {
  const spaced = markup.replaceAll(/<\/(p|h[1-6]|li|tr|dd|blockquote)>|<br\s*\/?>/gi, "$&\n");
  const text = new DOMParser().parseFromString(spaced, "text/html").body.textContent ?? "";
  return text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}
