import { siteSearch } from "../shared/site/site-search";

/** The address of a search for all types, or for one type and page. */
export function searchHref(query: string, type?: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set("type", type);
  if (page > 1) parameters.set("page", String(page));
  return `${siteSearch.results}?${parameters}`;
}
