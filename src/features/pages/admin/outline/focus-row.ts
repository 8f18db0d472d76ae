/** The id of a block's row in the outline. */
export function rowId(id: string): string {
  return `outline-${id}`;
}

/** Focuses the row of a block, once it is rendered. */
export function focusRow(id: string): void {
  requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
}
