// The browser uses this file too, so it imports nothing.

/** Appended to a page's path, it requests only the HTML of the page's main part, with the style rules of that part. */
export const MAIN_SUFFIX = ".main";

/**
 * The address of a page's main part.
 * @param path of the page, without query
 */
export function mainPartPath(path: string): string {
  return `${path}${path.endsWith("/") ? "_" : ""}${MAIN_SUFFIX}`;
}
