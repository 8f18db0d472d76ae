/** What a person can press. */
const CONTROLS = "a[href], button, summary, label, select, [role=option], [role=menuitem], [role=tab]";

const MARK = "data-pressed";

/** How long a short press shows, in ms. */
const SHOWN_MS = 150;

const RELEASES = ["pointerup", "pointercancel", "dragend", "keyup"];

/**
 * Marks a control while it is pressed, before anything else reacts to the press, and until the browser has time again.
 * So a press is seen at once, also while a large screen is being rendered.
 * @returns stops it
 */
export function watchPresses(): () => void {
  const stopped = new AbortController();
  const options = { capture: true, passive: true, signal: stopped.signal };
  const press = (event: PointerEvent) => event.button === 0 && mark(event.target);
  const pressKey = (event: KeyboardEvent) => isPress(event) && mark(event.target);
  addEventListener("pointerdown", press, options);
  addEventListener("keydown", pressKey, options);
  for (const release of RELEASES) addEventListener(release, unmark, options);
  return () => stopped.abort();
}

function mark(target: EventTarget | null): void {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control && !control.matches(":disabled, [aria-disabled=true]")) control.setAttribute(MARK, "");
}

function unmark(): void {
  const marked = document.querySelectorAll(`[${MARK}]`);
  if (marked.length === 0) return;
  setTimeout(() => {
    for (const control of marked) control.removeAttribute(MARK);
  }, SHOWN_MS);
}

/** Whether the key presses what has the focus. In a text it writes. */
function isPress({ key, target, repeat }: KeyboardEvent): boolean {
  if (repeat || !(target instanceof Element)) return false;
  if (target.matches("input, textarea, [contenteditable]:not([contenteditable=false])")) return false;
  return key === "Enter" || (key === " " && !target.matches("a"));
}
