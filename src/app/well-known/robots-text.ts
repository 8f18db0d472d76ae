/** Robots may read every page; results of searches are endless and the staff's area has nothing for them. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /search",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
