/** Pages with the texts of the site's own screens: before a search, and for addresses that were not found. */
export const SEARCH_PATH = "/search";
export const NOT_FOUND_PATH = "/not-found";

/** Pages that are listed neither in search nor in the sitemap. */
export function isWithoutVisitors(path: string): boolean {
  return path === SEARCH_PATH || path === NOT_FOUND_PATH;
}
