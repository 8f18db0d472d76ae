/** Dispatches hover events to the element under the mouse, which arrived before anything listened. */
export function dispatchHover(): void {
  const pointedAt = [...document.querySelectorAll(":hover")].at(-1);
  if (!pointedAt || !matchMedia("(hover: hover)").matches) return;
  pointedAt.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}
