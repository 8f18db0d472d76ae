import { ancestors, caretAt, placeCaret } from "./caret";
import type { Point, ShownText } from "./shown-texts";

export interface TextBoxOptions {
  /** The accessible name. */
  label: string;
  /** Shown while the box is empty. */
  hint: string | undefined;
  /** The stored text, with variables in braces. */
  value: string;
  maxLength: number | undefined;
  hasLines: boolean;
  /** Where the text was clicked. */
  point: Point | null;
  onType(text: string): void;
  /** Called when the focus leaves the box. */
  onLeave(): void;
  onKey(event: KeyboardEvent): void;
}

export interface TextBox {
  read(): string;
  write(text: string): void;
  close(): void;
}

/**
 * Replaces a text on the canvas with a text box and focuses it. The block must be rendered again afterward, because
 * React no longer controls its elements.
 * @returns null if the text shares an element with other texts, because the box would replace those, too
 */
export function openTextBox({ range }: ShownText, options: TextBoxOptions): TextBox | null {
  const whole = wholeElements(range);
  if (!whole) return null;
  const { value, point } = options;
  const isShownAsStored = range.toString() === value;
  const caret = point && isShownAsStored ? caretAt(range, point) : null;
  const box = newBox(options, whole.startContainer.ownerDocument ?? document);
  whole.deleteContents();
  whole.insertNode(box);
  box.closest("a, button")?.setAttribute("draggable", "false");

  const currentText = () => box.textContent.replaceAll("\u00a0", " ").replace(/\n$/, "");
  const stopListening = listen(box, options, currentText);
  const hide = expose(box);
  box.focus({ preventScroll: point !== null });
  placeCaret(box, caret ?? value.length);
  return {
    read: currentText,
    write(text) {
      box.textContent = text;
      placeCaret(box, text.length);
    },
    close() {
      stopListening();
      hide();
    },
  };
}

function newBox({ label, hint, value, hasLines }: TextBoxOptions, own: Document): HTMLElement {
  const box = own.createElement("span");
  box.className = "canvas-text-box";
  box.setAttribute("role", "textbox");
  box.setAttribute("aria-label", label);
  box.setAttribute("aria-multiline", String(hasLines));
  if (hint) box.dataset.hint = hint;
  box.setAttribute("contenteditable", "plaintext-only");
  // For older browsers. The paste handler inserts only plain text there, too.
  if (box.contentEditable !== "plaintext-only") box.contentEditable = "true";
  box.textContent = value;
  return box;
}

/**
 * The smallest range that starts and ends between children of one element and contains the given range.
 * @returns null if it would include other words
 */
function wholeElements(range: Range): Range | null {
  const around = range.commonAncestorContainer;
  const [first, last] = [childOf(around, range.startContainer), childOf(around, endOf(range))];
  if (!first || !last) return null;
  const whole = range.cloneRange();
  whole.setStartBefore(first);
  whole.setEndAfter(last);
  return whole.toString() === range.toString() ? whole : null;
}

/** The child of an element that is or contains a node. */
function childOf(element: Node, node: Node | null): Node | null {
  return node === null || node.parentNode === element ? node : childOf(element, node.parentNode);
}

/** The last node in a range that ends after a text. */
function endOf({ endContainer, endOffset }: Range): Node | null {
  return endContainer.childNodes[endOffset - 1] ?? endContainer;
}

/** The attributes that hide a block from the keyboard and screen readers, and make it a button for dragging. */
const HIDING_ATTRIBUTES = /^(inert|role|aria-.*)$/;

/**
 * Makes a text box within the canvas available to the keyboard and screen readers.
 * @returns a function that reverts this
 */
function expose(box: HTMLElement): () => void {
  const around = ancestors(box).filter((one) => one.matches("[inert], .canvas-block"));
  const opened = around.flatMap((one) =>
    one.getAttributeNames().flatMap((name) => {
      const value = one.getAttribute(name);
      if (value === null || !HIDING_ATTRIBUTES.test(name)) return [];
      one.removeAttribute(name);
      return [() => one.setAttribute(name, value)];
    }),
  );
  return () => {
    for (const close of opened) close();
  };
}

function listen(
  box: HTMLElement,
  { maxLength = Number.POSITIVE_INFINITY, hasLines, onType, onLeave, onKey }: TextBoxOptions,
  read: () => string,
): () => void {
  const frameDocument = box.ownerDocument;
  const listeners = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => box.addEventListener(type, listener, { signal: listeners.signal });
  const insert = (text: string) => {
    const words = hasLines ? text.replaceAll("\r\n", "\n") : text.replaceAll(/\s*[\r\n]+\s*/g, " ");
    const room = maxLength - (read().length - (frameDocument.getSelection()?.toString().length ?? 0));
    // The deprecated `execCommand` is the only way to insert text without losing the browser's undo.
    if (words && room > 0) frameDocument.execCommand("insertText", false, words.slice(0, room));
  };

  on("input", () => onType(read()));
  on("beforeinput", (event) => {
    const { inputType, data } = event;
    if (inputType === "insertParagraph" || inputType === "insertLineBreak") {
      if (!hasLines) event.preventDefault();
      return;
    }
    const isFull =
      read().length + (data?.length ?? 0) > maxLength && frameDocument.getSelection()?.isCollapsed;
    if (inputType.startsWith("format") || (inputType === "insertText" && isFull)) event.preventDefault();
  });
  on("paste", (event) => {
    event.preventDefault();
    event.stopPropagation();
    insert(event.clipboardData?.getData("text/plain") ?? "");
  });
  on("drop", (event) => event.preventDefault());
  on("keydown", (event) => {
    onKey(event);
    // Within a summary or a button, the browser would press that element instead.
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    insert(" ");
  });
  // Otherwise Puck starts dragging the block.
  on("pointerdown", (event) => event.stopPropagation());
  on("blur", () => {
    // If another window gets the focus, the box stays, because the focus will return to it.
    if (frameDocument.activeElement !== box) onLeave();
  });
  return () => listeners.abort();
}
