/** Whether the main part of a document has a form that submits personal input, unlike a search. */
export function hasPersonalForm(html: string): boolean {
  const start = html.indexOf("<main");
  return start >= 0 && /<form\b[^>]*\bmethod="post"/.test(html.slice(start, html.indexOf("</main>", start)));
}
