/** What covers the screen for a while: dialogs, menus, notifications, and fields that a dialog replaces. */
const OVERLAYS = "[role=dialog], [role=menu], [role=listbox], [role=alert], [data-over-screen]";

const ROWS = "li, tr";

const HEADINGS = "h1, h2, h3";

const CONTROLS = "a[href], button, input, select, textarea, [tabindex]:not([tabindex='-1'])";

/** On a button while what it began is under way. */
const WORKING = "data-loading";

/** A row that contains the focused control, as it was when the control took the focus. */
interface Row {
  element: Element;
  list: Element;
  /** All rows of the list, in their order. */
  all: readonly Element[];
}

/** Where the focus was last, on the screen or in one overlay. */
interface Place {
  control: HTMLElement;
  /** Null on the screen itself. */
  overlay: Element | null;
  /** The innermost first. */
  rows: readonly Row[];
  /** The innermost first. */
  ancestors: readonly Element[];
}

/**
 * Moves the focus to a sensible place when the focused control disappears or is disabled by its own work. Otherwise it would be on the body, which
 * tells keyboards and screen readers nothing. When a dialog, a menu, or a notification closes, the focus returns to the
 * control that was used before. If that is gone, too, the next row of its list has the focus, or else a heading.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  const stopped = new AbortController();
  /** The screen first, then the overlays in the order in which they opened. */
  let trail: Place[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) trail = stepTo(trail, placeOf(target));
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && target instanceof HTMLElement) setTimeout(() => leave(target));
  };
  /** A person who presses beside every control leaves the place. */
  const leave = (control: HTMLElement) => {
    const last = trail.at(-1);
    if (last?.control === control && last.overlay === null && isUsable(control) && isFocusNowhere())
      trail = [];
  };
  const restore = () => {
    if (!isFocusNowhere()) return;
    for (let place = trail.pop(); place; place = trail.pop()) {
      targetIn(place)?.focus();
      if (!isFocusNowhere()) return;
    }
  };
  const observer = new MutationObserver((changes) => {
    const last = trail.at(-1);
    // After the code that moves the focus itself.
    if (last && isFocusNowhere() && hasLostFocus(changes, last.control)) setTimeout(restore);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: [WORKING] });
  stopped.signal.addEventListener("abort", () => observer.disconnect());
  addEventListener("focusin", remember, { signal: stopped.signal });
  addEventListener("focusout", forget, { signal: stopped.signal });
  return () => stopped.abort();
}

function isFocusNowhere(): boolean {
  const { activeElement, body } = document;
  return document.hasFocus() && (activeElement === null || activeElement === body);
}

/**
 * Whether the control was removed, or put elsewhere, as in a list with a new order, or whether its work is done: a button
 * that works is disabled, which takes its focus away.
 */
function hasLostFocus(changes: readonly MutationRecord[], control: Element): boolean {
  return changes.some(({ type, target, removedNodes }) =>
    type === "attributes"
      ? target === control && !control.hasAttribute(WORKING)
      : [...removedNodes].some((node) => node.contains(control)),
  );
}

/** The trail up to a place. Overlays that opened after the place are left. */
function stepTo(trail: readonly Place[], place: Place): Place[] {
  const at = trail.findIndex(({ overlay }) => overlay === place.overlay);
  if (at >= 0) return [...trail.slice(0, at), place];
  return place.overlay === null ? [place] : [...trail, place];
}

function placeOf(control: HTMLElement): Place {
  const overlay = control.closest(OVERLAYS);
  const ancestors: Element[] = [];
  for (let element = control.parentElement; element && element !== overlay; element = element.parentElement)
    ancestors.push(element);
  const rows = ancestors.filter((element) => element.matches(ROWS)).map(rowOf);
  return { control, overlay, rows, ancestors };
}

function rowOf(element: Element): Row {
  const list = element.parentElement ?? element;
  return { element, list, all: [...list.children] };
}

/** What takes the focus in place of a control; undefined if its overlay is closed. */
function targetIn({ control, overlay, rows, ancestors }: Place): HTMLElement | undefined {
  if (overlay && !overlay.isConnected) return undefined;
  if (isUsable(control)) return control;
  for (const row of rows) {
    const found = controlNear(row, control);
    if (found) return found;
  }
  return overlay === null ? headingIn(ancestors) : (controlsIn(overlay)[0] ?? undefined);
}

/** The same control of the row, of the next row, or of the one before. */
function controlNear({ element, list, all }: Row, like: HTMLElement): HTMLElement | undefined {
  if (!list.isConnected) return undefined;
  const at = all.indexOf(element);
  const atSamePlace = list.children[Math.min(at, list.children.length - 1)];
  const candidates = [...all.slice(at), ...all.slice(0, at).reverse(), ...(atSamePlace ? [atSamePlace] : [])];
  for (const row of candidates) {
    const controls = row.parentElement === list && row.isConnected ? controlsIn(row) : [];
    const found = controls.find((one) => isLike(one, like)) ?? controls[0];
    if (found) return found;
  }
  return undefined;
}

/** The controls of one kind look the same in every row. */
function isLike(one: HTMLElement, other: HTMLElement): boolean {
  return one.tagName === other.tagName && one.className === other.className;
}

/** The heading of the innermost part of the screen that is still there. */
function headingIn(ancestors: readonly Element[]): HTMLElement | undefined {
  const part = ancestors.find((one) => one.isConnected && one.querySelector(HEADINGS));
  const main = document.querySelector("main");
  const heading = (part ?? main)?.querySelector<HTMLElement>(HEADINGS) ?? undefined;
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  return heading;
}

function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
}

function isUsable(control: HTMLElement): boolean {
  return control.isConnected && control.checkVisibility() && !control.matches(":disabled, [inert] *");
}
