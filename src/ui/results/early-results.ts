/** On a part of a page that shows the results of a filter form: the name of the part. */
export const RESULTS = "data-results";

/** Removes the part's own box, because the shadow tree contains a whole part. */
const WITHOUT_HOST_BOX = ":host{display:contents!important}";

/** Within a part: the element with the number of results for screen readers. */
export const NUMBER = "[role=status]";

/** The HTML of another page, parsed, and the rules that it uses. */
export interface ParsedPage {
  page: Document;
  styles: CSSStyleSheet;
}

/**
 * Shows the same part of another page in a shadow tree, over a part's own content, which does not change, because the
 * app can only hydrate what the server rendered with the page. The caller announces the number of results to screen
 * readers.
 * @param part an element with `data-results`
 * @param other the page that shows it; without that part, nothing is shown
 */
export function showEarly(part: HTMLElement, { page, styles }: ParsedPage): void {
  const tree = part.shadowRoot ?? part.attachShadow({ mode: "open" });
  const place = new CSSStyleSheet();
  place.replaceSync(WITHOUT_HOST_BOX);
  tree.adoptedStyleSheets = [styles, place];
  const same = page.querySelector(`[${RESULTS}="${part.getAttribute(RESULTS)}"]`);
  for (const number of same?.querySelectorAll(NUMBER) ?? []) number.ariaLive = "off";
  tree.replaceChildren(...(same ? [document.adoptNode(same)] : []));
}
