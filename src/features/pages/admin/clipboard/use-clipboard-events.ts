import { useEffect } from "react";
import { notifyFailed } from "~/admin/screen/notify";
import { blockOfRow, focusRow } from "../outline/focus-row";
import { usePageDraft } from "../page-draft";
import { useSelectedBlock } from "../use-blocks";
import { pastedBlocks } from "./block-clipboard";
import { useCopyAndPaste } from "./use-copy-and-paste";

/**
 * Handles Ctrl or Cmd with C and V in the page editor and on its canvas: copies the block of the focused row or the
 * selected block, and pastes copied blocks after it. Does not change copying and pasting of text.
 */
export function useClipboardEvents(): void {
  const { isReadOnly } = usePageDraft();
  const { textOf, put } = useCopyAndPaste();
  const selected = useSelectedBlock()?.id ?? null;

  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      if (isAboutText(event) || hasSelectedText(event)) return;
      const block = blockOfRow(document.activeElement) ?? selected;
      const text = block && textOf(block);
      if (!text) return;
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (isReadOnly || isAboutText(event)) return;
      try {
        const blocks = pastedBlocks(event.clipboardData?.getData("text/plain") ?? "");
        if (blocks.length === 0) return;
        event.preventDefault();
        const id = put(blocks, blockOfRow(document.activeElement) ?? selected);
        if (id) focusRow(id);
      } catch (error) {
        notifyFailed(error);
      }
    };
    const frame = document.querySelector<HTMLIFrameElement>("#preview-frame")?.contentDocument;
    const documents = frame ? [document, frame] : [document];
    for (const each of documents) {
      each.addEventListener("copy", copy);
      each.addEventListener("paste", paste);
    }
    return () => {
      for (const each of documents) {
        each.removeEventListener("copy", copy);
        each.removeEventListener("paste", paste);
      }
    };
  }, [isReadOnly, textOf, put, selected]);
}

/** Whether the event is for a text field, or for a dialog above the page. */
function isAboutText({ target, defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented || document.querySelector("[aria-modal=true]")) return true;
  // `instanceof` does not work here: the canvas is another document with its own classes.
  const element = target as Element | null;
  return (
    element?.closest?.("input, textarea, select, [contenteditable]:not([contenteditable=false])") != null
  );
}

function hasSelectedText({ target }: ClipboardEvent): boolean {
  const targetDocument = (target as Node | null)?.ownerDocument ?? document;
  return targetDocument.getSelection()?.isCollapsed === false;
}
