import { currentEarlyDialog } from "./early-dialog";

/** The attribute of a `Loader`. */
const LOADER = "[data-loading]";
/** On an element that is laid out but not shown yet, because its content is loading and the early dialog is open. */
const PREPARING_ATTRIBUTE = "data-prepares";
/** On an element that replaces an early dialog: it appears without animation. */
const REPLACEMENT_ATTRIBUTE = "data-takes-over";

/** The app's element that replaces an early dialog. */
interface Replacement {
  element: HTMLElement;
  /** Whether its content is loading; while there is a `Loader` in it by default. */
  isLoading?(element: HTMLElement): boolean;
  /** Shows it on top of the page. */
  show(): void;
  /** Called when the visitor closes the early dialog: the element is then not shown. */
  onLeft(): void;
}

/**
 * Shows the app's dialog. An early dialog that the app opens it for stays until the content of the app's dialog is
 * loaded, so a loader never replaces text that the visitor reads. If the visitor uses the early dialog before that, it
 * stays until they close it. Other dialogs are shown over it.
 * @returns a function to call when the app's dialog closes: it closes the early dialog if that is still open
 */
export function replaceEarlyDialog({
  element,
  isLoading = hasLoader,
  show,
  onLeft,
}: Replacement): () => void {
  const open = currentEarlyDialog();
  const earlyDialog = open?.isHandedOver ? open : undefined;
  element.toggleAttribute(REPLACEMENT_ATTRIBUTE, earlyDialog !== undefined);
  if (!earlyDialog) {
    show();
    return () => {};
  }
  const content = new MutationObserver(showIfReady);
  content.observe(element, { subtree: true, childList: true });
  element.setAttribute(PREPARING_ATTRIBUTE, "");
  earlyDialog.isHandedOver = false;
  earlyDialog.onLeft = onLeft;
  showIfReady();
  return end;

  function showIfReady() {
    if (earlyDialog?.isUsed() || isLoading(element)) return;
    end();
    show();
  }

  function end() {
    content.disconnect();
    element.removeAttribute(PREPARING_ATTRIBUTE);
    if (currentEarlyDialog() === earlyDialog) earlyDialog?.close();
  }
}

/**
 * Whether the early dialog stays open in the place of the app's dialog, although the visitor goes back: asks them if
 * something was typed in it.
 * @param content is in the app's dialog
 */
export function keepsEarlyDialog(content: Element | null): boolean {
  return Boolean(content?.closest(`[${PREPARING_ATTRIBUTE}]`)) && currentEarlyDialog()?.mayClose() === false;
}

function hasLoader(element: HTMLElement): boolean {
  return element.querySelector(LOADER) !== null;
}
