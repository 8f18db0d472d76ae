/** Marks the fields that take the words to find. */
export const FIND_FIELD = { "data-find-field": "" };

/** Whether the person is typing into the dialog of Ctrl-K: a screen that appears in the meantime does not take the focus. */
export function isFinding(): boolean {
  return document.activeElement?.matches("[data-find-field]") ?? false;
}
