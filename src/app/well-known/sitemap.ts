/** The limit of one sitemap; a larger site would need an index of several. */
const MAX_ENTRIES = 50_000;

/** @param entries addresses begin with a slash */
export function sitemap(origin: string, entries: readonly { url: string; updatedAt: Date }[]): string {
  const urls = entries
    .slice(0, MAX_ENTRIES)
    .map(
      ({ url, updatedAt }) =>
        `<url><loc>${escapeXml(origin + encodeURI(url))}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
