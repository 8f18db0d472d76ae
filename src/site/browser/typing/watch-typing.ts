import { PAID_COOKIE_NAME } from "~/server/isomorphic/paid-cookie";
import { innermostTarget } from "./innermost-target";
import {
  deleteAnsweredInput,
  deletePaidInput,
  deleteSavedInput,
  fillIn,
  isCausedByFillingIn,
  keepTyping,
  keyOf,
  noteSent,
  savedInput,
} from "./saved-input";

const PAID = new RegExp(`(?:^|; )((?:__Host-)?${PAID_COOKIE_NAME})=`);

/**
 * Keeps the input of forms with `data-keeps`, from the first key on. Such a form gets `data-typed`, so that a dialog
 * around it asks before it closes.
 *
 * @param fillsIn fills in the forms of the page with kept input, which counts as typed
 * @param typedInto controls that had input before this was loaded
 */
export function watchTyping(fillsIn: boolean, typedInto: EventTarget | null | undefined): void {
  deleteInputAfterPayment();
  deleteAnsweredInput();
  addEventListener("input", (event) => note(formOf(innermostTarget(event))), true);
  // A button may fill in a field, such as a suggested amount.
  addEventListener("click", (event) => note(buttonAt(innermostTarget(event))?.form), true);
  watchOutcome(document);
  if (fillsIn) fillInForms(document);
  note(formOf(typedInto));
}

/** Fills in the forms of the document, or of a shadow tree in it, with kept input. */
export function fillInForms(root: Document | ShadowRoot): void {
  for (const form of root.querySelectorAll("form")) {
    // The server has stored what was sent, and shows it.
    if (form.dataset.isStored !== undefined) deleteSavedInput(keyOf(form) ?? "");
    if (form.dataset.startsFresh !== undefined) continue;
    const savedValues = savedInput(keyOf(form) ?? "");
    if (!savedValues) continue;
    form.dataset.filledIn = "";
    fillIn(form, savedValues.values);
  }
}

function deleteInputAfterPayment(): void {
  const [, cookie] = PAID.exec(document.cookie) ?? [];
  if (!cookie) return;
  deletePaidInput();
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there without https
  document.cookie = `${cookie}=; Max-Age=0; Path=/${secure}`;
}

function formOf(target: EventTarget | null | undefined): HTMLFormElement | null | undefined {
  return (target as Partial<HTMLInputElement> | null | undefined)?.form;
}

function buttonAt(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>("form button[type=button]") : null;
}

function note(form: HTMLFormElement | null | undefined): void {
  if (!form || !keyOf(form)) return;
  form.dataset.typed = "";
  watchOutcome(form.getRootNode());
  if (isCausedByFillingIn()) return;
  // Keep the input immediately, because the visitor may leave the page now, and again after the page has
  // reacted: a date is stored in a second field.
  keepTyping(form);
  setTimeout(() => form.isConnected && keepTyping(form));
}

const watched = new WeakSet<Node>();

/** These events do not leave a shadow tree. */
function watchOutcome(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  root.addEventListener("reset", ({ target }) => forget(target), true);
  root.addEventListener("submit", (event) => noteSubmit(event as SubmitEvent), true);
}

function forget(target: EventTarget | null): void {
  const key = target instanceof HTMLFormElement && keyOf(target);
  if (key) deleteSavedInput(key);
}

/** The browser sends the form and leaves the page. Its input is needed only if the page comes back. */
function noteSubmit(event: SubmitEvent): void {
  const { target } = event;
  if (target instanceof HTMLFormElement) setTimeout(() => event.defaultPrevented || noteSent(target));
}
