/** The addresses of a rich text's links, in order; sanitized markup has quoted attributes. */
export function linksOfRichText(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/gi)].map((found) => decode(found[1] ?? ""));
}

function decode(attribute: string): string {
  return attribute.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
