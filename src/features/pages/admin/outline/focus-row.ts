/** The id of a block's row in the outline. */
export function rowId(id: string): string {
  return `outline-${id}`;
}

/** The block whose row in the outline this is; null for any other element. */
export function blockOfRow(element: Element | null): string | null {
  return element?.matches("[data-block-row]") ? element.id.slice(rowId("").length) : null;
}

/** Focuses the row of a block, once it is rendered. */
export function focusRow(id: string): void {
  requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
}
