/**
 * A dialog that opened before the app ran (`site/browser/start/open-early-dialog.ts`), until the app's dialog
 * replaces it.
 */
export interface EarlyDialog {
  dialog: HTMLDialogElement;
  /** The element that the visitor pressed. */
  pressed: Element;
  /** Whether the visitor has begun to use its content, so that it should stay. */
  isUsed(): boolean;
  /** Closes it, because the app's own dialog opens. */
  close(): void;
  /** Called when the visitor closes it. */
  onLeft(): void;
}

let earlyDialog: EarlyDialog | undefined;

/** @param opened the one that is open now; undefined if there is none */
export function setEarlyDialog(opened: EarlyDialog | undefined): void {
  earlyDialog = opened;
}

/** The early dialog that is open now; undefined if there is none. */
export function currentEarlyDialog(): EarlyDialog | undefined {
  return earlyDialog;
}
