const BOXES = "[type=checkbox], [type=radio]";

/** Controls that a person can press. */
const CONTROLS = `a[href], button, summary, label, select, [role=option], [role=menuitem], ${BOXES}`;

const MARK = "data-pressed";

/** How long a short press shows, in ms. */
const SHOWN_MS = 150;

const RELEASES = ["pointerup", "pointercancel", "dragend", "keyup"];

/**
 * Highlights a control while it is pressed, before anything else reacts to the press, and until the browser is idle
 * again. So a press is visible immediately, even while a large screen is being rendered.
 * @returns a function that stops this
 */
export function watchPresses(): () => void {
  const stopped = new AbortController();
  const options = { capture: true, passive: true, signal: stopped.signal };
  const press = ({ button, target }: PointerEvent) => {
    if (button === 0 && target instanceof Element) mark(target.closest(CONTROLS));
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isPress(event) && event.target instanceof Element) mark(controlOf(event.target));
  };
  addEventListener("pointerdown", press, options);
  addEventListener("keydown", pressKey, options);
  for (const release of RELEASES) addEventListener(release, unmark, options);
  return () => stopped.abort();
}

function mark(control: Element | null): void {
  if (control && !control.matches(":disabled, [aria-disabled=true]")) control.setAttribute(MARK, "");
}

/** The control that a key presses on an element: within a form, Enter in a text presses the form's button. */
function controlOf(target: Element): Element | null {
  if (!(target instanceof HTMLInputElement) || target.matches(BOXES)) return target.closest(CONTROLS);
  return target.form?.querySelector("button[type=submit]") ?? target;
}

function unmark(): void {
  const marked = document.querySelectorAll(`[${MARK}]`);
  if (marked.length === 0) return;
  setTimeout(() => {
    for (const control of marked) control.removeAttribute(MARK);
  }, SHOWN_MS);
}

/** Whether the key presses something. In a text of several lines it writes. */
function isPress({ key, target, repeat }: KeyboardEvent): boolean {
  if (repeat || !(target instanceof Element)) return false;
  if (target.matches("textarea, [contenteditable]:not([contenteditable=false])")) return false;
  return key === "Enter" || (key === " " && !target.matches(`a, input:not(${BOXES})`));
}
