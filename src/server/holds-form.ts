/** Whether a document has a form in its main part that sends what people type in it, as a search does not. */
export function holdsForm(html: string): boolean {
  const start = html.indexOf("<main");
  return start >= 0 && /<form\b[^>]*\bmethod="post"/.test(html.slice(start, html.indexOf("</main>", start)));
}
