import { windowEventName } from "~/ui/events/emit";
import { openingEvents } from "~/ui/events/site-events";
import { handOverEarlyDialog } from "~/ui/modal/early-dialog";
import { RESULTS } from "~/ui/results/early-results";
import { suggestionListOf } from "~/ui/suggestions/watch-suggestions";
import { type Control, isControl, setValue } from "../typing/controls";
import { filterEarly, filteredEarly, returnToDocument } from "./early-filters";
import { NEEDS_APP } from "./interactions";
import { type OpenedDialog, openEarlyDialog } from "./open-early-dialog";

declare global {
  interface Window {
    /** The interactions that `in-head.js` holds. */
    heldByFirstScript?: { held: Event[]; stop(): void };
  }
}

/** @returns the interactions before the start script ran. From here on, it holds them itself. */
export function takeHeldEvents(): readonly Event[] {
  const first = window.heldByFirstScript;
  first?.stop();
  return first?.held ?? [];
}

/** @returns the first input before the start script ran */
export function firstHeldInput(): Event | undefined {
  return window.heldByFirstScript?.held.find(({ type }) => type === "input");
}

/**
 * Holds clicks that only the app can handle, each once, until it runs. Other clicks have their normal effect. If a
 * click opens a dialog, one opens immediately.
 * @param before interactions that were held before
 */
export function holdClicks(before: readonly Event[]) {
  const held = new Map<Element, { event: MouseEvent; dialog: OpenedDialog | undefined }>();
  for (const event of before) if (event.type === "click") hold(event as MouseEvent);
  addEventListener("click", hold, true);

  function hold(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = targetOf(event)?.closest(NEEDS_APP);
    if (!pressed) return;
    event.preventDefault();
    const dialog = held.get(pressed)?.dialog ?? openEarlyDialog(pressed, () => held.delete(pressed));
    held.set(pressed, { event, dialog });
  }

  function take() {
    removeEventListener("click", hold, true);
    const all = [...held];
    held.clear();
    return all;
  }

  return {
    /** Resolves when the open dialogs show their content. */
    async shown() {
      // A dialog takes the focus, which may start the app, before its click is held.
      await Promise.resolve();
      await Promise.all(Array.from(held.values(), ({ dialog }) => dialog?.shown));
    },
    replay() {
      for (const [pressed, { event, dialog }] of take()) {
        if (dialog?.isReopened || dialog?.isUsed()) continue;
        if (dialog) handOverEarlyDialog();
        pressed.dispatchEvent(new PointerEvent("click", event));
      }
    },
    /** The app will not run: from now on, links and forms lead to their fallbacks. */
    release() {
      for (const [pressed, { dialog }] of take()) if (!dialog?.isUsed()) follow(pressed);
    },
  };
}

/** The browser's default action for a link, or for the button of a form. Other buttons have none. */
function follow(pressed: Element): void {
  const { href, type, form } = pressed as HTMLAnchorElement & HTMLButtonElement;
  if (href) location.assign(href);
  else if (type === "submit") form?.submit();
}

/** Records which controls changed before React listened, and dispatches their changes again on request. */
export function holdChanges(before: readonly Event[]) {
  const changed = new Set<Control>();
  for (const event of before) if (event.type === "input") hold(event);
  addEventListener("input", hold, true);

  function hold({ target }: Event) {
    // A box with suggestions needs no app.
    if (!isControl(target) || suggestionListOf(target)) return;
    changed.add(target);
    filterEarly(target);
  }

  return {
    /** Resolves when the page shows the results of the chosen filters. */
    shown: filteredEarly,
    replay() {
      removeEventListener("input", hold, true);
      returnToDocument();
      for (const control of changed) if (control.isConnected) notifyOfChange(control);
    },
  };
}

/** The pressed element, including those in early results (`early-filters.ts`), but not those in a dialog's page. */
function targetOf(event: Event): Element | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  const isInResults = target.hasAttribute(RESULTS) && event.composedPath()[0];
  return isInResults instanceof Element ? isInResults : target;
}

/**
 * During hydration, React takes a control's value as known and tracks values that scripts set. So this sets
 * another value that React sees, then the original one as a visitor would.
 */
function notifyOfChange(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (control.type === "checkbox" || control.type === "radio") {
    const box = control as HTMLInputElement;
    box.checked = !box.checked;
    box.click();
  } else {
    const { value, selectionStart, selectionEnd } = control;
    control.value = "";
    setValue(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Holds named events that open something, and fires them again on request. */
export function holdEvents(before: readonly Event[], onEvent: () => void) {
  const names = openingEvents().map(windowEventName);
  const held = before.filter(({ type }) => names.includes(type)) as CustomEvent[];

  function hold(event: Event) {
    held.push(event as CustomEvent);
    onEvent();
  }

  for (const name of names) addEventListener(name, hold);
  return {
    replay() {
      for (const name of names) removeEventListener(name, hold);
      for (const { type, detail } of held) dispatchEvent(new CustomEvent(type, { detail }));
    },
  };
}

/** Dispatches hover events to the element under the mouse, which arrived before anything listened. */
export function dispatchHover(): void {
  const pointedAt = [...document.querySelectorAll(":hover")].at(-1);
  if (!pointedAt || !matchMedia("(hover: hover)").matches) return;
  pointedAt.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}
