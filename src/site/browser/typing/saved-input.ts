import { type Control, isControl, setValue } from "./controls";
import { SAVED_PREFIX } from "./saved-prefix";

/** Input of a form that was not sent yet. */
export interface SavedInput {
  /** By field name; empty for a checkbox group with nothing checked. */
  values: Record<string, string[]>;
  /** When the form was sent and its sender went to pay, in milliseconds since 1970. */
  sentAt?: number;
}

/** Characters per form; the browser limits all of them together. */
const LONGEST = 100_000;
/** As long as the payment provider's page can be left and the form be found again. */
const SENT_MS = 2 * 3_600_000;
const NEVER_KEPT_TYPES = ["hidden", "password", "file", "submit", "button", "reset", "image"];
/** Fields that only the browser itself may store and fill in. */
const NEVER_KEPT_TOKENS = /^(cc-|one-time-code|current-password|new-password)/;

/** The key of a form whose input is kept: its attribute `data-keeps`. */
export function keyOf(form: HTMLFormElement): string | undefined {
  return form.dataset.keeps;
}

let isFillingIn = false;

/**
 * Keeps a form's current input in this tab. Without room or storage, nothing is kept. A form that holds what was sent
 * keeps the time when it was sent: when people come back from paying, the browser fills it in, too.
 */
export function keepTyping(form: HTMLFormElement): void {
  const key = keyOf(form);
  if (!key) return;
  const values = valuesIn(form);
  const before = savedInput(key);
  const isUnchanged =
    before && Object.entries(values).every(([name, now]) => isSame(before.values[name], now));
  store(key, { values, sentAt: isUnchanged ? before.sentAt : undefined });
}

/** Whether a field holds the same; one that was not there is empty. */
function isSame(before: string[] = [], now: string[]): boolean {
  const [was, is] = [before, now].map((values) => values.filter(Boolean).join("\n"));
  return was === is;
}

/** The kept input of the form with this key, in this tab. */
export function savedInput(key: string): SavedInput | undefined {
  try {
    const savedValues = JSON.parse(sessionStorage.getItem(SAVED_PREFIX + key) ?? "null") as SavedInput | null;
    if (!savedValues) return undefined;
    if (savedValues.sentAt === undefined || Date.now() - savedValues.sentAt < SENT_MS) return savedValues;
    deleteSavedInput(key);
  } catch {
    // Blocked storage, or text of another version.
  }
  return undefined;
}

/**
 * Notes that a form was sent and its sender went to pay: coming back brings it again, until the payment has arrived.
 */
export function noteSent(key: string): void {
  const savedValues = savedInput(key);
  if (savedValues) store(key, { values: savedValues.values, sentAt: Date.now() });
}

export function deleteSavedInput(key: string): void {
  try {
    sessionStorage.removeItem(SAVED_PREFIX + key);
  } catch {
    // Nothing was kept either.
  }
}

/** Forgets the forms whose senders went to pay. */
export function deletePaidInput(): void {
  try {
    for (const name of Object.keys(sessionStorage).filter((one) => one.startsWith(SAVED_PREFIX))) {
      const key = name.slice(SAVED_PREFIX.length);
      if (savedInput(key)?.sentAt !== undefined) deleteSavedInput(key);
    }
  } catch {
    // Nothing was kept either.
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

/** Whether the event at hand comes from filling a form in: what that holds is kept already, with whether it was sent. */
export function comesFromFillingIn(): boolean {
  return isFillingIn;
}

/**
 * Types a value into a control, unless the visitor has typed another one meanwhile. As for choices, the form's code
 * gets
 * the events again.
 */
function type(control: Control, value: string): void {
  const isThere = control.value === value;
  if (!isThere && isTypedInto(control)) return;
  if (isThere && value !== "") control.value = "";
  if (!isThere || value !== "") setValue(control, value);
}

/**
 * Checks or unchecks a control as a visitor would. A control that the browser has already checked, when it restored the
 * page, is checked
 * again: the form's code may not have heard of it.
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
    if (text.length <= LONGEST) sessionStorage.setItem(SAVED_PREFIX + key, text);
  } catch {
    // The form works without.
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
 * The name under which a control is kept: `data-kept-as` or its own. Undefined for what is never kept, such as
 * `data-not-kept`.
 */
function savedNameOf(control: Element): string | undefined {
  if (!isControl(control) || control.dataset.notKept !== undefined) return undefined;
  if (control.dataset.keptAs) return control.dataset.keptAs;
  const isNever = NEVER_KEPT_TYPES.includes(control.type) || NEVER_KEPT_TOKENS.test(control.autocomplete);
  return isNever || control.name === "" ? undefined : control.name;
}

/** Whether the visitor was faster than the form could be filled in. */
function isTypedInto(control: Control): boolean {
  return !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
