/** A dialog that opened before the app ran, until the app's own opens (`site/browser/start/open-waiting-dialog.ts`). */
let close: (() => void) | undefined;

/** @param closeIt closes the dialog that is open now; undefined if there is none */
export function setWaitingDialog(closeIt: (() => void) | undefined): void {
  close = closeIt;
}

/** Closes it, because the app's own dialog opens. @returns whether there was one */
export function closeWaitingDialog(): boolean {
  if (!close) return false;
  close();
  return true;
}
