export const FIND_INPUT_ID = "find-words";

/** Whether the person is typing into the dialog of Ctrl-K: a screen that appears meanwhile leaves the focus there. */
export function isFinding(): boolean {
  return document.activeElement?.id === FIND_INPUT_ID;
}
