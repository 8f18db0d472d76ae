/** Where staff write what a page of the site's own says: the search's words before a search, and those of what is not there. */
export const SEARCH_PATH = "/search";
export const NOT_FOUND_PATH = "/not-found";

/** Pages that nobody looks for: neither the search nor the list for search engines names them. */
export function isWithoutVisitors(path: string): boolean {
  return path === SEARCH_PATH || path === NOT_FOUND_PATH;
}
