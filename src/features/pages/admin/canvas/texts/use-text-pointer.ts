import type { MouseEvent, PointerEvent } from "react";
import { usePageDraft } from "../../page-draft";
import type { CanvasItemProps } from "../canvas-item";
import { startTyping, usePreviewStore } from "../preview-store";
import { textAt } from "./shown-texts";

/** The name of the CSS highlight for the text under the pointer, see frame.css. */
const HIGHLIGHT = "canvas-text";

/** Starts writing when a text of a block is clicked, and highlights the texts that can be clicked. */
export function useTextPointer(
  id: string,
): Pick<CanvasItemProps, "onClickCapture" | "onPointerMove" | "onPointerLeave"> {
  const preview = usePreviewStore();
  const { isReadOnly } = usePageDraft();
  if (isReadOnly) return {};
  const isTyping = () => preview.getState().typing?.id === id;

  return {
    onClickCapture(event) {
      if (!isOwn(event)) return;
      // Links and buttons of the page must not work here.
      event.preventDefault();
      if (isTyping()) return;
      const point = { x: event.clientX, y: event.clientY };
      const text = textAt(event.currentTarget, point);
      if (text) startTyping(preview, { id, path: text.path, point });
    },
    onPointerMove(event) {
      if (!isOwn(event)) return;
      const text = isTyping()
        ? undefined
        : textAt(event.currentTarget, { x: event.clientX, y: event.clientY });
      event.currentTarget.toggleAttribute("data-over-text", text !== undefined);
      highlight(event.currentTarget, text?.range);
    },
    onPointerLeave({ currentTarget }) {
      currentTarget.removeAttribute("data-over-text");
      highlight(currentTarget, undefined);
    },
  };
}

/** Whether an event belongs to this block and not to one in its slots. */
function isOwn({ target, currentTarget }: MouseEvent<HTMLElement> | PointerEvent<HTMLElement>): boolean {
  return (target as Element).closest(".canvas-block") === currentTarget;
}

/** Highlights a text without changing its elements. Browsers without custom highlights only change the cursor. */
function highlight({ ownerDocument }: Element, range: Range | undefined): void {
  const frameWindow = ownerDocument.defaultView as (Window & typeof globalThis) | null;
  if (!frameWindow?.CSS?.highlights) return;
  if (range) frameWindow.CSS.highlights.set(HIGHLIGHT, new frameWindow.Highlight(range));
  else frameWindow.CSS.highlights.delete(HIGHLIGHT);
}
