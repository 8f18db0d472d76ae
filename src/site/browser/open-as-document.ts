/** Events that open a form over the page; their links lead to the page that replaces it. */
const OPENS_FORM = /^emit:(class-details|class-registration|donation-modal|join-newsletter)\b/;

/**
 * Leaves clicks on the site's own links to the browser, so that the next page is loaded as a document. For
 * `click`, in the capture phase, before the app's own handler.
 */
export function openAsDocument(event: Event): void {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const { pathname, search, hash, dataset } = link;
  if (dataset.emit && !OPENS_FORM.test(dataset.emit)) return;
  const staysHere = hash !== "" && pathname === location.pathname && search === location.search;
  if (!staysHere) event.stopPropagation();
}
