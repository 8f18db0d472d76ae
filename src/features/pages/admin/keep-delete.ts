import type { KeyboardEvent } from "react";

/**
 * Puck deletes the selected block on Delete and Backspace wherever the focus is. It ignores prevented events, so this
 * prevents the default of these keys, except in text fields.
 */
export function keepDelete(event: KeyboardEvent): void {
  if (event.key !== "Delete" && event.key !== "Backspace") return;
  const target = event.target as HTMLElement;
  const isTyping = target.isContentEditable || target.matches("input, textarea, select");
  if (!isTyping && target.ownerDocument === document) event.preventDefault();
}
