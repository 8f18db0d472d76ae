/** The addresses that rich text links to, in order; markup was sanitised, so that attributes are quoted. */
export function linksOfRichText(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/gi)].map((found) => decode(found[1] ?? ""));
}

function decode(attribute: string): string {
  return attribute.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
