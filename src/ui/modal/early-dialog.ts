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
  /** Whether the app has begun to open its own dialog in its place. */
  isHandedOver: boolean;
  /** Whether it may close: asks the visitor if something was typed in it. */
  mayClose(): boolean;
  /** Closes it without a question, because the app's own dialog opens or closes. */
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

/** Call it before the app opens its own dialog in the place of the early one. */
export function handOverEarlyDialog(): void {
  if (earlyDialog) earlyDialog.isHandedOver = true;
}
