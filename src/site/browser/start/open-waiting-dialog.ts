import { parseEmitLink } from "~/ui/events/emit-link";
import type { EventName } from "~/ui/events/event-details";
import { eventFacts } from "~/ui/events/site-events";
import { type DialogEntry, enterStandIn, leaveDialog, updateDialog } from "~/ui/modal/history-entry";
import { setWaitingDialog } from "~/ui/modal/waiting";
import { logError } from "../errors/console";
import { fetchMainPart } from "./fetch-main-part";
import { WAITING_DIALOG_ID } from "./signs";

/** The event that opens pictures. Its links lead to a file. */
const PICTURES = "modal-image-carousel";

/** Signs that the visitor reads or uses what the dialog shows. */
const USES = ["pointerdown", "keydown", "wheel"];

/** A dialog that is open until the app's own takes its place. */
export interface WaitingDialog {
  /** Resolves when it shows all that it can show without the app. */
  shown: Promise<void>;
  /** Whether its entry of the history makes the app open its own once it runs. */
  isReopened: boolean;
  /** Whether the visitor has begun to use what the link leads to, so that it should stay. */
  isUsed(): boolean;
}

/**
 * Opens a dialog at once for a link that opens one. For a view, it shows what the link leads to without JavaScript, as the
 * server renders it: the main part of a page, or a picture. A form needs the app. The browser closes the dialog.
 * @param onLeave called when the visitor closes it
 * @returns undefined if the element opens nothing
 */
export function openWaitingDialog(pressed: Element, onLeave: () => void): WaitingDialog | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template#${WAITING_DIALOG_ID}`);
  const opens = pressed instanceof HTMLAnchorElement ? whatOpens(pressed) : undefined;
  if (!opens || !template) return undefined;
  const parts = template.content.cloneNode(true) as DocumentFragment;
  const dialog = parts.querySelector("dialog") as HTMLDialogElement;
  const content = parts.querySelector("[data-content]") as HTMLElement;
  const title = parts.querySelector("h2") as HTMLElement;
  title.textContent = opens === "picture" ? "Picture" : wordsOf(pressed);
  const link = pressed as HTMLAnchorElement;
  const { name, detail } = parseEmitLink(link.dataset.emit ?? "");
  // A gallery is not in the link, so the app opens it by repeating the press.
  const reopening = opens === "picture" ? undefined : { name: name as EventName, detail };
  const entry = show(dialog, reopening, onLeave);
  // What the visitor uses stays.
  const isUsed = watchUse(content, () => updateDialog(entry, undefined));
  if (opens === "picture") content.replaceChildren(...copiedPicture(link));
  const shown = opens === "view" ? showPage(link, content) : Promise.resolve();
  return { shown, isReopened: reopening !== undefined, isUsed };
}

/** @returns its entry of the history, so that Back closes it */
function show(
  dialog: HTMLDialogElement,
  reopening: DialogEntry["reopening"],
  onLeave: () => void,
): DialogEntry {
  const entry = enterStandIn(reopening, () => dialog.close());
  const remove = () => {
    dialog.remove();
    setWaitingDialog(undefined);
    leaveDialog(entry);
  };
  const leave = () => {
    remove();
    onLeave();
  };
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", leave);
  document.body.append(dialog);
  dialog.showModal();
  setWaitingDialog(() => {
    dialog.removeEventListener("close", leave);
    dialog.close();
    remove();
  });
  return entry;
}

/**
 * Call it before anything replaces the loader.
 * @param onUse called once, when the visitor begins to use what came in its place
 * @returns whether the visitor has used it
 */
function watchUse(content: HTMLElement, onUse: () => void): () => boolean {
  const loader = content.firstElementChild;
  let isUsed = false;
  const use = () => {
    if (isUsed || content.firstElementChild === loader) return;
    isUsed = true;
    onUse();
  };
  for (const sign of USES) content.addEventListener(sign, use, { passive: true });
  return () => isUsed;
}

function whatOpens({ dataset, origin }: HTMLAnchorElement): "form" | "view" | "picture" | undefined {
  if (!dataset.emit || origin !== location.origin) return undefined;
  const { name } = parseEmitLink(dataset.emit);
  return name === PICTURES ? "picture" : (eventFacts(name)?.opens ?? undefined);
}

/** The words of a link, without those for screen readers that follow them: "Quick view", and not also of what. */
function wordsOf({ firstChild, textContent }: Element): string {
  return (firstChild?.textContent || textContent || "").trim();
}

function copiedPicture(link: Element): Node[] {
  return [...link.querySelectorAll("img")].map((picture) => picture.cloneNode());
}

/**
 * The page has its own rules and ids, which must not mix with those of the page around it. So it is in a shadow tree.
 * After a failure, the loader stays until the app opens its own dialog.
 */
async function showPage(link: HTMLAnchorElement, content: HTMLElement): Promise<void> {
  const { hash } = link;
  try {
    const found = await fetchMainPart(link);
    const main = found?.page.querySelector("main");
    if (!found || !main || !content.isConnected) return;
    const part = (hash && found.page.getElementById(hash.slice(1))?.closest("section")) || main;
    const host = document.createElement("div");
    host.lang = main.lang;
    const tree = host.attachShadow({ mode: "open" });
    tree.adoptedStyleSheets = [found.styles];
    tree.append(document.adoptNode(part));
    content.replaceChildren(host);
  } catch (error) {
    logError("The page cannot be shown in a dialog", error);
  }
}
