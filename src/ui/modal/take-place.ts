import { openStandIn } from "./waiting";

/** What a `Loader` has on it. */
const LOADER = "[data-loading]";
/** On what is laid out, but not shown yet, because its content is loading and its stand-in is open. */
const PREPARES = "data-prepares";
/** On what is shown in place of its stand-in: it does not rise. */
const TAKES_OVER = "data-takes-over";

/** What the app shows in place of a stand-in. */
interface Place {
  element: HTMLElement;
  /** Whether its content is loading; while there is a `Loader` in it by default. */
  isLoading?(element: HTMLElement): boolean;
  /** Shows it on top of the page. */
  show(): void;
  /** Called when the visitor closes the stand-in: the element is not shown then. */
  onLeft(): void;
}

/**
 * Shows the app's dialog. An open stand-in stays until the content of the app's dialog is there, so what the visitor reads
 * never gives way to a loader. If the visitor begins to use it meanwhile, it stays until they close it. If they used it
 * before, the app's dialog is another one, and is shown over it.
 * @returns call it when the app's dialog closes: it closes the stand-in that is still in its place
 */
export function takePlace({ element, isLoading = hasLoader, show, onLeft }: Place): () => void {
  const open = openStandIn();
  const standIn = open?.isUsed() ? undefined : open;
  element.toggleAttribute(TAKES_OVER, standIn !== undefined);
  if (!standIn) {
    show();
    return () => {};
  }
  const content = new MutationObserver(showIfReady);
  content.observe(element, { subtree: true, childList: true });
  element.setAttribute(PREPARES, "");
  standIn.onLeft = onLeft;
  showIfReady();
  return end;

  function showIfReady() {
    if (standIn?.isUsed() || isLoading(element)) return;
    end();
    show();
  }

  function end() {
    content.disconnect();
    element.removeAttribute(PREPARES);
    if (openStandIn() === standIn) standIn?.close();
  }
}

function hasLoader(element: HTMLElement): boolean {
  return element.querySelector(LOADER) !== null;
}
