/**
 * Shows on the pressed button that the browser is sending its form, until the next page is there. A form that a script sends
 * shows it by itself.
 * @param root a document's window, or a shadow tree, whose forms nobody outside hears of
 */
export function watchSending(root: EventTarget): void {
  root.addEventListener("submit", (event) => {
    const { submitter } = event as SubmitEvent;
    if (event.defaultPrevented || !submitter) return;
    submitter.ariaBusy = "true";
    // The browser may bring the page back as it was left.
    addEventListener("pageshow", () => {
      submitter.ariaBusy = null;
    });
  });
}
