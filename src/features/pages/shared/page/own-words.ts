/** Pages whose text belongs to other screens: the search before a query, and missing addresses. */
export const SEARCH_PATH = "/search";
export const NOT_FOUND_PATH = "/not-found";

/** Whether to leave the page out of search results and the sitemap. */
export function isUnlisted(path: string): boolean {
  return path === SEARCH_PATH || path === NOT_FOUND_PATH;
}
