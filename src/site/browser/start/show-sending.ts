/**
 * Shows on the pressed button that the browser is sending its form, until the next page arrives. Forms that a script
 * sends show it themselves.
 * @param root a document's window, or a shadow tree, whose submit events do not leave it
 */
export function watchSending(root: EventTarget): void {
  root.addEventListener("submit", (event) => {
    const { submitter } = event as SubmitEvent;
    if (event.defaultPrevented || !submitter) return;
    submitter.ariaBusy = "true";
    // The browser may restore the page in the state in which it was left.
    addEventListener("pageshow", () => {
      submitter.ariaBusy = null;
    });
  });
}
