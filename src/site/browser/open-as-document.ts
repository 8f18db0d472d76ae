import { parseEmitLink } from "~/ui/events/emit-link";
import { eventFacts } from "~/ui/events/site-events";

/**
 * Leaves clicks on the site's own links to the browser, so that the next page is loaded as a document. A link that
 * opens a form over the page leads to the page with that form. For `click`, in the capture phase, before the
 * app's own handler.
 */
export function openAsDocument(event: Event): void {
  if (leavingLink(event)) event.stopPropagation();
}

/** The site's own link whose click leaves the page; undefined for every other click. */
export function leavingLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const { pathname, search, hash, dataset } = link;
  if (dataset.emit && eventFacts(parseEmitLink(dataset.emit).name)?.opens !== "form") return undefined;
  const staysHere = hash !== "" && pathname === location.pathname && search === location.search;
  return staysHere ? undefined : link;
}
