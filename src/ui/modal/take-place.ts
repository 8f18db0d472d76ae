import { openStandIn } from "./waiting";

/** What a `Loader` has on it. */
const LOADING = "[data-loading]";
/** On a dialog that is laid out, but not shown yet, because its content is loading and its stand-in is open. */
const PREPARES = "data-prepares";
/** On a dialog that is shown in place of its stand-in: it does not rise. */
const TAKES_OVER = "data-takes-over";

/**
 * Shows the app's dialog. An open stand-in stays until the content of the app's dialog is there, so what the visitor reads
 * never gives way to a loader. If the visitor begins to use it meanwhile, it stays until they close it. If they used it
 * before, the app's dialog is another one, and is shown over it.
 * @param onLeft called when the visitor closes the stand-in: the app's dialog is not shown then
 * @returns call it when the app's dialog closes: it closes the stand-in that is still in its place
 */
export function takePlace(dialog: HTMLDialogElement, onLeft: () => void): () => void {
  const open = openStandIn();
  const standIn = open?.isUsed() ? undefined : open;
  dialog.toggleAttribute(TAKES_OVER, standIn !== undefined);
  if (!standIn) {
    dialog.showModal();
    return () => {};
  }
  const content = new MutationObserver(showIfReady);
  content.observe(dialog, { subtree: true, childList: true });
  dialog.setAttribute(PREPARES, "");
  standIn.onLeft = onLeft;
  showIfReady();
  return end;

  function showIfReady() {
    if (standIn?.isUsed() || dialog.querySelector(LOADING)) return;
    end();
    dialog.showModal();
  }

  function end() {
    content.disconnect();
    dialog.removeAttribute(PREPARES);
    if (openStandIn() === standIn) standIn?.close();
  }
}
