import { parseEmitLink } from "~/ui/events/emit-link";
import type { EventName } from "~/ui/events/event-details";
import { eventFacts } from "~/ui/events/site-events";
import { type EarlyDialog, setEarlyDialog } from "~/ui/modal/early-dialog";
import { enterEarlyDialog, leaveDialog, pushDialog, type Reopening } from "~/ui/modal/history-entry";
import { KEPT_INPUT_NOTE, LEAVE_QUESTION } from "~/ui/modal/leave-words";
import { logError } from "../errors/console";
import { fillInSaved } from "../typing/watch-when-typed";
import { fetchMainPart } from "./fetch-main-part";
import { BOT_CHECK, EARLY_DIALOG_ID, OPENERS } from "./interactions";
import { watchSending } from "./show-sending";

/** The event that opens pictures. Its links lead to a file. */
const PICTURES = "modal-image-carousel";

/** Events that show that the visitor reads or uses the dialog. */
const USES = ["pointerdown", "keydown", "wheel", "focusin"];

/** A dialog that is open until the app's dialog replaces it. */
export interface OpenedDialog {
  /** Resolves when it shows all that it can show without the app. */
  shown: Promise<void> | void;
  /** Whether its history entry makes the app open its own dialog when the app runs. */
  isReopened: boolean;
  /** Whether the visitor has begun to use its content, so that it should stay. */
  isUsed(): boolean;
}

/**
 * Immediately opens a dialog for a link or a form that opens one. It shows the server-rendered target of the link or
 * form without JavaScript: the main part of a page, or a picture. The browser closes the dialog.
 * @param pressed the link, or the form's button
 * @param onLeave called when the visitor closes it
 * @returns undefined if the element opens no dialog
 */
export function openEarlyDialog(pressed: Element, onLeave: () => void): OpenedDialog | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template#${EARLY_DIALOG_ID}`);
  if (!template || !pressed.matches(OPENERS)) return undefined;
  // Links have no form.
  const { form: sent } = pressed as Element & { form?: HTMLFormElement };
  const { name, detail } = parseEmitLink((sent ?? (pressed as HTMLElement)).dataset.emit ?? "");
  const address = new URL(sent?.action ?? (pressed as HTMLAnchorElement).href);
  if (!eventFacts(name)?.opens || address.origin !== location.origin) return undefined;
  const parts = template.content.cloneNode(true) as DocumentFragment;
  const dialog = parts.querySelector("dialog") as HTMLDialogElement;
  const content = parts.querySelector("[data-content]") as HTMLElement;
  const title = parts.querySelector("h2") as HTMLElement;
  const isPicture = name === PICTURES;
  title.textContent = isPicture ? "Picture" : wordsOf(pressed);
  // Galleries and input are not in the address, so the app opens its dialog by repeating the click.
  const reopening = isPicture || sent ? undefined : { name: name as EventName, detail };
  const isUsed = watchUse(dialog, content);
  show(dialog, pressed, reopening, isUsed, onLeave);
  const shown = isPicture
    ? content.replaceChildren(...copiedPicture(pressed))
    : showPage(address, content, title, sent);
  return { shown, isReopened: Boolean(reopening), isUsed };
}

/** Gives it an entry of the history, so that Back closes it. */
function show(
  dialog: HTMLDialogElement,
  pressed: Element,
  reopening: Reopening | undefined,
  isUsed: EarlyDialog["isUsed"],
  onLeft: () => void,
): void {
  const entry = enterEarlyDialog(reopening, () => (mayClose() ? dialog.close() : pushDialog(entry)));
  const earlyDialog: EarlyDialog = { dialog, pressed, isUsed, isHandedOver: false, mayClose, close, onLeft };
  let isAnswered = false;
  let restorePlace = () => {};
  dialog.addEventListener("cancel", askFirst);
  // Its close button submits. Submit events of the page in it do not leave the shadow tree.
  dialog.addEventListener("submit", askFirst);
  dialog.addEventListener("click", ({ target }) => target === dialog && mayClose() && dialog.close());
  dialog.addEventListener("close", leave);
  document.body.append(dialog);
  dialog.showModal();
  setEarlyDialog(earlyDialog);

  function askFirst(event: Event) {
    // After several presses of Escape, the browser closes it without waiting for an answer. `leave` asks then.
    if (!event.cancelable) restorePlace = placeIn(dialog);
    else if (!mayClose()) event.preventDefault();
  }

  function mayClose() {
    const isTyped = treeIn(dialog)?.querySelector("form[data-typed]");
    isAnswered = !isTyped || confirm(`${LEAVE_QUESTION}\n\n${KEPT_INPUT_NOTE}`);
    return isAnswered;
  }

  function leave() {
    if (!isAnswered && !mayClose()) {
      dialog.showModal();
      restorePlace();
      return;
    }
    remove();
    earlyDialog.onLeft();
  }

  function close() {
    dialog.removeEventListener("close", leave);
    dialog.close();
    remove();
  }

  function remove() {
    dialog.remove();
    setEarlyDialog(undefined);
    leaveDialog(entry);
  }
}

/**
 * Call it before anything replaces the loader.
 * @returns whether the visitor has used the content that replaces it
 */
function watchUse(dialog: HTMLDialogElement, content: HTMLElement): () => boolean {
  const loader = content.firstElementChild;
  let isUsed = false;
  const use = () => {
    isUsed ||= content.firstElementChild !== loader;
  };
  for (const sign of USES) content.addEventListener(sign, use, { passive: true });
  // Scrolling by keyboard or scrollbar counts too.
  dialog.addEventListener("scroll", use);
  return () => isUsed;
}

/**
 * The visible words of a link, without the words for screen readers after them: "Quick view", without the
 * name of the record.
 */
function wordsOf({ firstChild, textContent }: Element): string {
  return (firstChild?.textContent || textContent || "").trim();
}

function copiedPicture(link: Element): Node[] {
  return [...link.querySelectorAll("img")].map((picture) => picture.cloneNode());
}

/**
 * The heading of a page that the app shows in a dialog becomes the dialog's title, as there, and the way to the page is
 * left out. So the form is in the same place when the app's dialog replaces this one.
 *
 * @returns whether it is such a page
 */
function moveHeading(page: Element, title: HTMLElement): boolean {
  const heading = page.querySelector("[data-dialog-title]");
  if (!heading) return false;
  title.textContent = heading.textContent;
  heading.parentElement?.querySelector("nav")?.remove();
  heading.remove();
  return true;
}

/** Without a connection, the server asks its question instead. */
function proveWhenSent(tree: ShadowRoot): void {
  import("../../form/proof/prove-when-sent").then(
    (loaded) => loaded.proveWhenSent(tree),
    () => {},
  );
}

/** @returns a function that restores the focus and the scroll position after the dialog was closed */
function placeIn(dialog: HTMLDialogElement): () => void {
  const { scrollTop } = dialog;
  const focused = treeIn(dialog)?.activeElement;
  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    dialog.scrollTop = scrollTop;
  };
}

/** The page that a dialog shows. */
function treeIn(dialog: HTMLDialogElement): ShadowRoot | null | undefined {
  return dialog.querySelector("[data-content]")?.firstElementChild?.shadowRoot;
}

/**
 * The content has its own style rules and ids, which must not collide with those of the page around it. So it
 * is put into a shadow tree. After a failure, the loader stays until the app opens its own dialog.
 * @param sent the form whose values are copied to the form of the page
 */
async function showPage(
  address: URL,
  content: HTMLElement,
  title: HTMLElement,
  sent?: HTMLFormElement,
): Promise<void> {
  try {
    const found = await fetchMainPart(address);
    const main = found?.page.querySelector("main");
    if (!found || !main || !content.isConnected) return;
    const { hash } = address;
    const part = (hash && found.page.getElementById(hash.slice(1))?.closest("section")) || main;
    const host = document.createElement("div");
    // The dialog has a margin of its own.
    if (moveHeading(part, title)) host.style.setProperty("--gutter", "0px");
    host.lang = main.lang;
    const tree = host.attachShadow({ mode: "open" });
    tree.adoptedStyleSheets = [found.styles];
    tree.append(document.adoptNode(part));
    if (tree.querySelector(BOT_CHECK)) proveWhenSent(tree);
    watchSending(tree);
    for (const [name, value] of new FormData(sent))
      tree.querySelector(`[name="${name}"]`)?.setAttribute("value", value as string);
    content.replaceChildren(host);
    // What was just typed in the form that opens the dialog is newer.
    if (!sent) fillInSaved(tree);
  } catch (error) {
    logError("The page cannot be shown in a dialog", error);
  }
}
