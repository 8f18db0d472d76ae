/**
 * Calls back immediately, or when a prerendered page is shown. Before that, a page must not do anything with outside
 * effects.
 */
export function whenShown(act: () => void): void {
  if (isPrerendering()) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

/** Whether the browser renders the page before the visitor follows the link to it. */
export function isPrerendering(): boolean {
  return "prerendering" in document && document.prerendering === true;
}
