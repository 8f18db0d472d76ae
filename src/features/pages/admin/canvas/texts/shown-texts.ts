import { readMarks } from "./field-marks";

/** Where the text of a field begins and ends on the canvas. */
interface Mark {
  /** The field's path within the block's props: `heading`, `items.0.title`. */
  starts?: string;
  ends: boolean;
}

export interface ShownText {
  path: string;
  range: Range;
}

const marks = new WeakMap<Node, Mark>();

/** How far beside a line of text a click still counts as a click on it, in px of the page. */
const TOLERANCE = 3;

/**
 * Removes the marks from the rendered canvas before it is painted, and records them.
 * @returns a function that stops this
 */
export function watchMarks(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") takeMarks(target as Text);
      else for (const added of addedNodes) takeMarksWithin(added);
    }
    // Elements edited here are skipped.
    observer.takeRecords();
  });
  takeMarksWithin(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** Takes the marks out of a part of the canvas that was rendered just now. */
export function takeMarksWithin(root: Node): void {
  const texts = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  if (root.nodeType === Node.TEXT_NODE) takeMarks(root as Text);
  while (texts?.nextNode()) takeMarks(texts.currentNode as Text);
}

function takeMarks(text: Text): void {
  const { words, starts, ends } = readMarks(text.data);
  if (words === text.data) return;
  // Two fields in one text cannot be told apart later.
  if (starts.length > 1) marks.delete(text);
  else marks.set(text, { starts: starts[0], ends });
  text.data = words;
}

/** The texts of a block that come from its fields, in order, without those of blocks within it. */
export function shownTexts(block: Element): ShownText[] {
  const own = block.ownerDocument;
  const nodes = own.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
    const isOther = (node as Element).classList.contains("canvas-block");
    return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const found: ShownText[] = [];
  let open: { path: string; first: Node } | null = null;
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const mark = marks.get(node);
    if (mark?.starts !== undefined) open = { path: mark.starts, first: node };
    if (!mark?.ends || !open) continue;
    const range = own.createRange();
    range.setStart(open.first, 0);
    range.setEndAfter(node);
    found.push({ path: open.path, range });
    open = null;
  }
  return found;
}

/** The text of a block at a point of its document, in px. A block's contents may be inert, so no event names it. */
export function textAt(block: Element, { x, y }: Point): ShownText | undefined {
  return shownTexts(block).find(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE,
    ),
  );
}

export interface Point {
  x: number;
  y: number;
}
