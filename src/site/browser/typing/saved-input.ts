import { type Control, isControl, setValue } from "./controls";
import { SAVED_PREFIX } from "./saved-prefix";

/** Input of a form that was not sent yet. */
export interface SavedInput {
  /** By field name; empty for a checkbox group with nothing checked. */
  values: Record<string, string[]>;
  /** When the form was sent, in milliseconds since 1970. */
  sentAt?: number;
  /** The address of the page from which it was sent, if nothing is to be paid. */
  sentFrom?: string;
}

/** Characters per form; the browser limits all of them together. */
const MAX_CHARACTERS = 100_000;
/** How long sent input is kept: a person may leave the payment provider's page and return to the form. */
const SENT_INPUT_MS = 2 * 3_600_000;
const NEVER_KEPT_TYPES = ["hidden", "password", "file", "submit", "button", "reset", "image"];
/** Fields that only the browser itself may store and fill in. */
const NEVER_KEPT_TOKENS = /^(cc-|one-time-code|current-password|new-password)/;

/** The key of a form whose input is kept: its attribute `data-keeps`. */
export function keyOf(form: HTMLFormElement): string | undefined {
  return form.dataset.keeps;
}

let isFillingIn = false;

/**
 * Keeps a form's current input in this tab. If storage is full or blocked, nothing is kept. If the input was
 * sent before, the time of sending is kept with it: when people come back from paying, the form is filled in
 * again.
 */
export function keepTyping(form: HTMLFormElement): void {
  const key = keyOf(form);
  if (!key) return;
  const values = valuesIn(form);
  const before = savedInput(key);
  const isUnchanged =
    before && Object.entries(values).every(([name, now]) => isSame(before.values[name], now));
  const { sentAt, sentFrom } = isUnchanged ? before : {};
  store(key, { values, sentAt, sentFrom });
}

/** Whether a field has the same values. A field that did not exist counts as empty. */
function isSame(before: string[] = [], now: string[]): boolean {
  const [was, is] = [before, now].map((values) => values.filter(Boolean).join("\n"));
  return was === is;
}

/** The kept input of the form with this key, in this tab. */
export function savedInput(key: string): SavedInput | undefined {
  try {
    const savedValues = JSON.parse(sessionStorage.getItem(SAVED_PREFIX + key) ?? "null") as SavedInput | null;
    if (!savedValues) return undefined;
    if (savedValues.sentAt === undefined || Date.now() - savedValues.sentAt < SENT_INPUT_MS)
      return savedValues;
    deleteSavedInput(key);
  } catch {
    // Storage is blocked, or its text is from another version.
  }
  return undefined;
}

/**
 * Records that the browser sends a form. Its input is filled in again if the page comes back, because it could not be
 * sent. If something is to be paid, it also is when the sender returns before the payment arrives.
 */
export function noteSent(form: HTMLFormElement): void {
  const key = keyOf(form);
  const savedValues = key && savedInput(key);
  if (!savedValues) return;
  const sentFrom = form.dataset.pays === undefined ? location.href : undefined;
  store(key, { values: savedValues.values, sentAt: Date.now(), sentFrom });
}

/** Deletes the input of forms that were sent without a payment, once another page without the form has answered. */
export function deleteAnsweredInput(): void {
  const shown = new Set(Array.from(document.forms, keyOf));
  for (const key of savedKeys()) {
    const sentFrom = savedInput(key)?.sentFrom;
    if (sentFrom !== undefined && sentFrom !== location.href && !shown.has(key)) deleteSavedInput(key);
  }
}

export function deleteSavedInput(key: string): void {
  try {
    sessionStorage.removeItem(SAVED_PREFIX + key);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Forgets the input of forms whose senders went to pay, because the payment has arrived. */
export function deletePaidInput(): void {
  for (const key of savedKeys()) if (savedInput(key)?.sentAt !== undefined) deleteSavedInput(key);
}

function savedKeys(): string[] {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(SAVED_PREFIX));
    return names.map((name) => name.slice(SAVED_PREFIX.length));
  } catch {
    // Storage is blocked, so nothing was kept.
    return [];
  }
}

/**
 * Fills a form in as a person would, so that event listeners notice.
 * @param done controls to leave alone; those that were filled in are added
 */
export function fillIn(
  form: HTMLFormElement,
  values: SavedInput["values"],
  done: WeakSet<Element> = new WeakSet(),
): void {
  isFillingIn = true;
  try {
    for (const control of form.elements) {
      const name = savedNameOf(control);
      const savedValues = name !== undefined && values[name];
      if (!savedValues || !isControl(control) || control.type === "hidden" || done.has(control)) continue;
      done.add(control);
      if (isChoice(control)) {
        choose(control, savedValues.includes(control.value));
      } else {
        type(control, savedValues.at(-1) ?? "");
      }
    }
  } finally {
    isFillingIn = false;
  }
}

/**
 * Whether `fillIn` causes the current event. Its values are kept already, together with the time of sending.
 */
export function isCausedByFillingIn(): boolean {
  return isFillingIn;
}

/**
 * Types a value into a control, unless the visitor has typed another one meanwhile. Listeners get the events
 * again, as for choices.
 */
function type(control: Control, value: string): void {
  const isThere = control.value === value;
  if (!isThere && isTypedInto(control)) return;
  if (isThere && value !== "") control.value = "";
  if (!isThere || value !== "") setValue(control, value);
}

/**
 * Checks or unchecks a control as a visitor would. A control that the browser has already checked, when it
 * restored the page, is checked again, because the form's listeners may have missed that.
 */
function choose(control: HTMLInputElement, isChosen: boolean): void {
  if (isChosen) {
    control.checked = false;
    control.click();
  } else if (control.checked && control.type === "checkbox") {
    control.click();
  }
}

function store(key: string, savedValues: SavedInput): void {
  try {
    const text = JSON.stringify(savedValues);
    if (text.length <= MAX_CHARACTERS) sessionStorage.setItem(SAVED_PREFIX + key, text);
  } catch {
    // The form works without kept input.
  }
}

function valuesIn(form: HTMLFormElement): SavedInput["values"] {
  const values: SavedInput["values"] = {};
  for (const control of form.elements) {
    const name = savedNameOf(control);
    if (name === undefined || !isControl(control)) continue;
    values[name] ??= [];
    if (!isChoice(control) || control.checked) values[name].push(control.value);
  }
  return values;
}

/**
 * The name under which a control's value is kept: `data-kept-as`, or the control's own name. Undefined for
 * controls that are never kept, such as those with `data-not-kept`.
 */
function savedNameOf(control: Element): string | undefined {
  if (!isControl(control) || control.dataset.notKept !== undefined) return undefined;
  if (control.dataset.keptAs) return control.dataset.keptAs;
  const isNever = NEVER_KEPT_TYPES.includes(control.type) || NEVER_KEPT_TOKENS.test(control.autocomplete);
  return isNever || control.name === "" ? undefined : control.name;
}

/** Whether the visitor typed before the form could be filled in. */
function isTypedInto(control: Control): boolean {
  return !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
