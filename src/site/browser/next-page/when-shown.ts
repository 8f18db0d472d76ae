/** Calls back at once, or when a prerendered page is shown. Before that, it must not do anything that others notice. */
export function whenShown(act: () => void): void {
  if (isPrerendering()) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

/** Whether the browser renders the page before the visitor follows the link to it. */
export function isPrerendering(): boolean {
  return "prerendering" in document && document.prerendering === true;
}
