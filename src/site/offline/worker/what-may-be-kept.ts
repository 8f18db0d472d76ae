/** The staff's area and what programs ask: the worker stays out of it. */
const NOT_OURS = /^\/(admin|api|webhooks|metrics|healthz|readyz)(\/|$)|\.data$/;

/** Every page that shows one person's own matters, takes their payment or answers what they asked in words. */
const ONE_PERSONS =
  /^\/(giving|registration|application|payment|sandbox-checkout|feedback|search)(\/|$)|^\/newsletter\/./;
const FILES = /^\/(assets|files)\//;
const FILE_USES = new Set(["style", "script", "font", "image"]);

/** How the worker answers a request: not at all, as a page, or as a file whose address never means anything else. */
export type Answering = "none" | "page" | "file";

/** @param origin the site's own: nothing of anybody else's is touched */
export function answeringOf({ method, url, mode, destination }: Request, origin: string): Answering {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin || NOT_OURS.test(address.pathname)) return "none";
  if (mode === "navigate") return "page";
  return FILES.test(address.pathname) && FILE_USES.has(destination) ? "file" : "none";
}

/** Whether the page at that address may be kept at all. What a visitor asked for in words (a query) is kept nowhere. */
export function isKeepableAddress({ pathname, search }: URL): boolean {
  return search === "" && !NOT_OURS.test(pathname) && !FILES.test(pathname) && !isOnePersons(pathname);
}

export function isOnePersons(pathname: string): boolean {
  return ONE_PERSONS.test(pathname);
}

/**
 * Whether an answer is one that is the same for everybody: the server says so of it, in as many words. A page for one person,
 * an error or a redirect is never kept.
 */
export function isForEverybody({ status, redirected, headers }: Response): boolean {
  const said = headers.get("cache-control") ?? "";
  return (
    status === 200 &&
    !redirected &&
    /(^|[\s,])public($|[\s,])/.test(said) &&
    !/no-store|private/.test(said) &&
    !headers.has("set-cookie")
  );
}

export function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}
