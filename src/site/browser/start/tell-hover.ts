/** Has what the mouse rests on hear of it: it came before anybody listened. */
export function tellHover(): void {
  const pointedAt = [...document.querySelectorAll(":hover")].at(-1);
  if (!pointedAt || !matchMedia("(hover: hover)").matches) return;
  pointedAt.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}
