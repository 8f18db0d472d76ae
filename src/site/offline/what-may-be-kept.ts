import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import { isNoPage, isPersonalPath } from "../next-page/private-addresses";

const FILE_USES = new Set(["style", "script", "font", "image"]);

/** How the worker answers a request: not at all, as a page, or as an immutable file. */
export type ResponseStrategy = "none" | "page" | "file";

/** @param origin the site's own; requests to others are not handled */
export function responseStrategy(
  { method, url, mode, destination }: Request,
  origin: string,
): ResponseStrategy {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin || !isHandled(address.pathname)) return "none";
  if (mode === "navigate") return "page";
  return isFile(address.pathname) && FILE_USES.has(destination) ? "file" : "none";
}

/** Whether the page at that address may be kept. A search (a query) is never kept. */
export function isKeepableAddress({ pathname, search }: URL): boolean {
  return search === "" && isHandled(pathname) && !isFile(pathname) && !isPersonalPath(pathname);
}

/** Files of the build and of the media library, whose contents never change. */
function isFile(pathname: string): boolean {
  return pathname.startsWith("/assets/") || pathname.startsWith(STORED_FILES);
}

/** Not the admin area, endpoints, and parts of pages. */
function isHandled(pathname: string): boolean {
  return !isNoPage(pathname) && !/\.(data|main)$/.test(pathname);
}

/**
 * Whether a response is the same for everyone, which the server states explicitly. A page for one person, an
 * error, or a redirect is never kept.
 */
export function isPublicResponse({ status, redirected, headers }: Response): boolean {
  const cacheControl = headers.get("cache-control") ?? "";
  return (
    status === 200 &&
    !redirected &&
    /(^|[\s,])public($|[\s,])/.test(cacheControl) &&
    !/no-store|private/.test(cacheControl) &&
    !headers.has("set-cookie")
  );
}

export function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}
