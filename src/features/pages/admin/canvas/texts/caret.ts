import type { Point } from "./shown-texts";

/** How many characters of a range are before a point; null if unknown. */
export function caretAt(range: Range, { x, y }: Point): number | null {
  const frameDocument = range.startContainer.ownerDocument;
  // Browsers report no caret position in inert elements.
  const inert = ancestors(range.startContainer).filter((one) => one.hasAttribute("inert"));
  for (const one of inert) one.removeAttribute("inert");
  const place = frameDocument?.caretPositionFromPoint?.(x, y) ?? null;
  for (const one of inert) one.setAttribute("inert", "");
  if (!place || !range.isPointInRange(place.offsetNode, place.offset)) return null;
  const before = range.cloneRange();
  before.setEnd(place.offsetNode, place.offset);
  return before.toString().length;
}

/** Places the caret after that many characters of an element. */
export function placeCaret(element: HTMLElement, at: number): void {
  const frameDocument = element.ownerDocument;
  const selection = frameDocument.getSelection();
  const texts = frameDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = at;
  while (texts.nextNode()) {
    const { length } = texts.currentNode as Text;
    if (rest <= length) {
      selection?.collapse(texts.currentNode, rest);
      return;
    }
    rest -= length;
  }
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** The elements around a node, innermost first. */
export function ancestors(node: Node): Element[] {
  const parent = node.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}
