/**
 * The path to a page, as its breadcrumbs show it.
 * @param trail from the home page to the page itself, addresses without origin
 */
export function breadcrumbList(origin: string, trail: { label: string; href: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}
