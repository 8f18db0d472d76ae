/** On a part of a page that shows what a form of filters asks for: the name of the part. */
export const RESULTS = "data-results";

/** The shadow tree takes the place of the part: it contains a whole part itself. */
const INSTEAD_OF_HOST = ":host{display:contents!important}";

/** In a part: what tells screen readers the number of results. */
const NUMBER = "[role=status]";

/** The HTML of another page, parsed, and the rules that it uses. */
export interface ParsedPage {
  page: Document;
  styles: CSSStyleSheet;
}

/**
 * Shows the same part of another page in a shadow tree, in place of a part's own content, which stays as it is: the app
 * takes over only what the server rendered with the page. The caller tells screen readers the number of results.
 * @param part an element with `data-results`
 * @param other the page that shows it; without that part, nothing is shown
 */
export function showEarly(part: HTMLElement, { page, styles }: ParsedPage): void {
  const tree = part.shadowRoot ?? part.attachShadow({ mode: "open" });
  const place = new CSSStyleSheet();
  place.replaceSync(INSTEAD_OF_HOST);
  tree.adoptedStyleSheets = [styles, place];
  const same = page.querySelector(`[${RESULTS}="${part.getAttribute(RESULTS)}"]`);
  for (const number of same?.querySelectorAll(NUMBER) ?? []) number.ariaLive = "off";
  tree.replaceChildren(...(same ? [document.adoptNode(same)] : []));
}

/**
 * Shows the part's own content again, and moves the focus to the same link in it. Screen readers do not hear the number of
 * results again if it is the same.
 */
export function showOwn(part: HTMLElement): void {
  const tree = part.shadowRoot;
  if (!tree || tree.querySelector("slot")) return;
  const said = tree.querySelector(NUMBER)?.textContent;
  for (const number of part.querySelectorAll(NUMBER)) if (number.textContent === said) appearSilently(number);
  const focused = tree.activeElement?.getAttribute("href");
  tree.adoptedStyleSheets = [];
  tree.replaceChildren(document.createElement("slot"));
  if (focused) part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
}

/** Browsers announce a live region that appears with its content. This one is live again when its content changes. */
function appearSilently(status: Element): void {
  status.ariaLive = "off";
  const nextChange = new MutationObserver(() => {
    nextChange.disconnect();
    status.ariaLive = null;
  });
  nextChange.observe(status, { subtree: true, childList: true, characterData: true });
}
