import { ENOUGH_MARK, PRERENDERED_MARK } from "../../next-page/marks";
import { logError } from "../errors/console";

/** Key of local storage through which a prerendered page tells the page before it that it is ready. */
const READY_KEY = "prerendered";

/** How many pages one document may prerender. */
const MAX_PAGES = 6;

/** How many prerendered pages Chromium keeps; it drops the oldest. */
const MAX_PRERENDERED_PAGES = 2;

/** Notifies the page from which the browser prerenders this one. No other channel works before the page is shown. */
export function announcePrerendered(): void {
  try {
    // Includes the time, because the storage event fires only if the value changes.
    localStorage.setItem(READY_KEY, `${performance.timeOrigin} ${location.pathname}`);
  } catch (error) {
    logError("A prerendered page cannot be announced", error);
  }
}

/**
 * Follows links to prerendered pages as documents, even after the app has started, because these pages appear
 * immediately. The app follows other links, shows its loader meanwhile, and keeps what is open.
 */
export function followPrerendered(): void {
  const announced: string[] = [];
  const isHeld = (path: string) => announced.slice(-MAX_PRERENDERED_PAGES).includes(path);

  addEventListener("storage", ({ key, newValue }) => {
    const path = key === READY_KEY && newValue?.split(" ", 2)[1];
    if (!path) return;
    announced.push(path);
    for (const link of document.links) link.toggleAttribute(PRERENDERED_MARK, isHeld(link.pathname));
    document.documentElement.toggleAttribute(ENOUGH_MARK, announced.length >= MAX_PAGES);
  });

  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest(`a[${PRERENDERED_MARK}]`);
      // The app handles the link if it must close something over the page, such as a menu or a dialog.
      if (link && !link.closest("dialog, [inert], [id=site-menu]")) event.stopPropagation();
    },
    true,
  );

  // Only a prerendered page is shown with the transition, because other pages take time to load.
  addEventListener("pageswap", ({ activation, viewTransition }) => {
    const next = activation?.entry?.url;
    if (!next || !isHeld(new URL(next).pathname)) viewTransition?.skipTransition();
  });
}
