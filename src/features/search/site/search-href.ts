import { siteSearch } from "../shared/site/site-search";

/** The address of a search: of all types, or of one type and page. */
export function searchHref(query: string, type?: string, page = 1): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(type && { type }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${siteSearch.results}?${parameters}`;
}
