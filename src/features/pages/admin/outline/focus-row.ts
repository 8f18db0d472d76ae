/** The id of a block's row in the outline. */
export function rowId(id: string): string {
  return `outline-${id}`;
}

/** Brings the focus to the row of a block, once it is there. */
export function focusRow(id: string): void {
  requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
}
