/** The id of a block's row in the outline. */
export function rowId(id: string): string {
  return `outline-${id}`;
}

/** The id of the block whose outline row is or contains the element; null for other elements. */
export function blockOfRow(element: Element | null): string | null {
  return element?.matches("[data-block-row]") ? element.id.slice(rowId("").length) : null;
}

/** Focuses the outline row of a block after it is rendered. */
export function focusRow(id: string): void {
  requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
}
