import { type RefObject, useEffect, useRef } from "react";
import { NUMBER, RESULTS } from "./early-results";

interface ResultsProps<Part> {
  ref: RefObject<Part | null>;
  [RESULTS]: string;
}

/**
 * For the element around the results of a filter form. Before the app runs, the start script shows the server-rendered
 * results of a chosen filter there.
 * @param name the part's name, unique on the page
 * @param shown the data that it shows: when it changes, the part shows its own content
 */
export function useResults<Part extends HTMLElement>(name: string, shown: unknown): ResultsProps<Part> {
  const ref = useRef<Part>(null);
  const first = useRef(shown);
  useEffect(() => {
    if (shown !== first.current && ref.current) showOwn(ref.current);
  }, [shown]);
  return { ref, [RESULTS]: name };
}

/**
 * Shows the part's own content again, and moves the focus to the same link in it. Screen readers do not
 * announce the number of results again if it is the same.
 */
function showOwn(part: HTMLElement): void {
  const tree = part.shadowRoot;
  if (!tree || tree.querySelector("slot")) return;
  const said = tree.querySelector(NUMBER)?.textContent;
  for (const number of part.querySelectorAll(NUMBER)) if (number.textContent === said) appearSilently(number);
  const focused = tree.activeElement?.getAttribute("href");
  tree.adoptedStyleSheets = [];
  tree.replaceChildren(document.createElement("slot"));
  if (focused) part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
}

/**
 * Browsers announce a live region that appears with content. This makes it live only when its content
 * changes.
 */
function appearSilently(status: Element): void {
  status.ariaLive = "off";
  const nextChange = new MutationObserver(() => {
    nextChange.disconnect();
    status.ariaLive = null;
  });
  nextChange.observe(status, { subtree: true, childList: true, characterData: true });
}
