import { readMarks } from "./field-marks";

/** A text node at which the text of a field begins or ends on the canvas. */
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

/** In px of the page. A click this close to a line of text counts as a click on it. */
const TOLERANCE = 3;

/**
 * Removes the marks from the canvas after rendering and before painting, and records where they were.
 * @returns a function that stops this
 */
export function watchMarks(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") takeMarks(target as Text);
      else for (const added of addedNodes) takeMarksWithin(added);
    }
    // Ignores changes to elements that someone edits.
    observer.takeRecords();
  });
  takeMarksWithin(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** Removes and records the marks in a newly rendered part of the canvas. */
export function takeMarksWithin(root: Node): void {
  const texts = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  if (root.nodeType === Node.TEXT_NODE) takeMarks(root as Text);
  while (texts?.nextNode()) takeMarks(texts.currentNode as Text);
}

function takeMarks(text: Text): void {
  const { words, starts, ends } = readMarks(text.data);
  if (words === text.data) return;
  // If two fields share a text node, their texts cannot be separated.
  if (starts.length > 1) marks.delete(text);
  else marks.set(text, { starts: starts[0], ends });
  text.data = words;
}

/** The texts of a block that come from its fields, in order. Excludes those of nested blocks. */
export function shownTexts(block: Element): ShownText[] {
  const frameDocument = block.ownerDocument;
  const nodes = frameDocument.createTreeWalker(
    block,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
      const isOther = (node as Element).classList.contains("canvas-block");
      return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const found: ShownText[] = [];
  let open: { path: string; first: Node } | null = null;
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const mark = marks.get(node);
    if (mark?.starts !== undefined) open = { path: mark.starts, first: node };
    if (!mark?.ends || !open) continue;
    const range = frameDocument.createRange();
    range.setStart(open.first, 0);
    range.setEndAfter(node);
    found.push({ path: open.path, range });
    open = null;
  }
  return found;
}

/**
 * The text of a block at a point of its document, in px. Events cannot tell, because a block's content may be inert.
 */
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
