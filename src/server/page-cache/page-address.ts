import { MAIN_SUFFIX } from "../isomorphic/main-part";
import type { PageDeclaration } from "../page-renderer";

/** Campaign parameters are read only in the browser; no page is rendered differently for them. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** React Router uses this parameter to request the data of some of a page's routes. */
export const ROUTES = "_routes";

/**
 * The address under which a page is rendered and cached: with the parameters that its routes read, in a fixed
 * order, and no others. Undefined if the page must be rendered for this request alone.
 * @param target path and query as sent
 */
export function pageAddress(
  target: string,
  declarations: (path: string) => PageDeclaration,
): string | undefined {
  const queryAt = target.indexOf("?");
  const path = queryAt === -1 ? target : target.slice(0, queryAt);
  const { personal, searchParams } = declarations(pagePath(path));
  if (personal) return undefined;
  if (queryAt === -1) return path;
  const given = [...new URLSearchParams(target.slice(queryAt))].filter(([name]) => !CAMPAIGN.test(name));
  const isData = requestedPart(path) === "data";
  const read = given.filter(([name]) => searchParams?.has(name) || (isData && name === ROUTES));
  if (!searchParams && read.length < given.length) return undefined;
  const query = new URLSearchParams(read.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  return query ? `${path}?${query}` : path;
}

/** The requested form of a page: its whole HTML, the data of its routes, or the HTML of its main part. */
type RequestedPart = "document" | "data" | "main";

const SUFFIXES = { data: ".data", main: MAIN_SUFFIX } as const;

export function requestedPart(path: string): RequestedPart {
  if (path.endsWith(SUFFIXES.data)) return "data";
  return path.endsWith(SUFFIXES.main) ? "main" : "document";
}

/** The page's own path, for a part of it: `/about-us.data`, and `/_.data` for one that ends in a slash. */
export function pagePath(path: string): string {
  const part = requestedPart(path);
  if (part === "document") return path;
  const own = path.slice(0, -SUFFIXES[part].length);
  return own.endsWith("/_") ? own.slice(0, -1) : own;
}

/**
 * The page's own path and query.
 * @param target path and query, perhaps of a part of it
 */
export function pageTarget(target: string): string {
  const queryAt = target.indexOf("?");
  return queryAt === -1 ? pagePath(target) : pagePath(target.slice(0, queryAt)) + target.slice(queryAt);
}
