import type { KeyboardEvent } from "react";

/** Puck deletes the selected block at Delete and Backspace wherever the focus is. Here these keys belong to what has the focus. */
export function keepDelete(event: KeyboardEvent): void {
  if (event.key !== "Delete" && event.key !== "Backspace") return;
  const target = event.target as HTMLElement;
  const isTyping = target.isContentEditable || target.matches("input, textarea, select");
  if (!isTyping && target.ownerDocument === document) event.preventDefault();
}
