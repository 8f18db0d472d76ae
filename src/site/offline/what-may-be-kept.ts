import { ONE_PERSONS_PARTS, OTHER_PARTS } from "../next-page/private-parts";

/** The admin area and APIs: the worker does not handle them. */
const NOT_OURS = new RegExp(`^/(${OTHER_PARTS.join("|")})(/|$)|\\.data$`);
const ONE_PERSONS = new RegExp(`^/(${ONE_PERSONS_PARTS.join("|")})(/|$)|^/newsletter/.`);
const FILES = /^\/(assets|files)\//;
const FILE_USES = new Set(["style", "script", "font", "image"]);

/** How the worker answers a request: not at all, as a page, or as an immutable file. */
export type Answering = "none" | "page" | "file";

/** @param origin the site's own; requests to others are not handled */
export function answeringOf({ method, url, mode, destination }: Request, origin: string): Answering {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin || NOT_OURS.test(address.pathname)) return "none";
  if (mode === "navigate") return "page";
  return FILES.test(address.pathname) && FILE_USES.has(destination) ? "file" : "none";
}

/** Whether the page at that address may be kept. A search (a query) is never kept. */
export function isKeepableAddress({ pathname, search }: URL): boolean {
  return search === "" && !NOT_OURS.test(pathname) && !FILES.test(pathname) && !isPersonalPath(pathname);
}

export function isPersonalPath(pathname: string): boolean {
  return ONE_PERSONS.test(pathname);
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
