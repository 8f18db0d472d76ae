import { parseEmitLink } from "~/ui/events/emit-link";
import { eventFacts } from "~/ui/events/site-events";
import { setWaitingDialog } from "~/ui/modal/waiting";
import { logError } from "../errors/console";
import { WAITING_DIALOG_ID } from "./signs";

/** The event that opens pictures. Its links lead to a file. */
const PICTURES = "modal-image-carousel";

/** Signs that the visitor reads or uses what the dialog shows. */
const USES = ["pointerdown", "keydown", "wheel"];

/** The rules that the server writes into a page (`server/page-styles`). */
const STYLES = /<style>(.*?)<\/style>/s;

/** A dialog that is open until the app's own takes its place. */
export interface WaitingDialog {
  /** Resolves when it shows all that it can show without the app. */
  shown: Promise<void>;
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
  title.textContent = opens === "picture" ? "Picture" : (pressed.textContent?.trim() ?? "");
  show(dialog, onLeave);
  const isUsed = watchUse(content);
  if (opens === "picture") content.replaceChildren(...copiedPicture(pressed));
  const shown = opens === "view" ? showPage(pressed as HTMLAnchorElement, content) : Promise.resolve();
  return { shown, isUsed };
}

function show(dialog: HTMLDialogElement, onLeave: () => void): void {
  const remove = () => {
    dialog.remove();
    setWaitingDialog(undefined);
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
}

/**
 * Call it before anything replaces the loader.
 * @returns whether the visitor has used what came in its place
 */
function watchUse(content: HTMLElement): () => boolean {
  const loader = content.firstElementChild;
  let isUsed = false;
  const use = () => {
    isUsed ||= content.firstElementChild !== loader;
  };
  for (const sign of USES) content.addEventListener(sign, use, { passive: true });
  return () => isUsed;
}

function whatOpens({ dataset, origin }: HTMLAnchorElement): "form" | "view" | "picture" | undefined {
  if (!dataset.emit || origin !== location.origin) return undefined;
  const { name } = parseEmitLink(dataset.emit);
  return name === PICTURES ? "picture" : (eventFacts(name)?.opens ?? undefined);
}

function copiedPicture(link: Element): Node[] {
  return [...link.querySelectorAll("img")].map((picture) => picture.cloneNode());
}

/**
 * The page has its own rules and ids, which must not mix with those of the page around it. So it is in a shadow tree.
 * After a failure, the loader stays until the app opens its own dialog.
 */
async function showPage({ href, hash }: HTMLAnchorElement, content: HTMLElement): Promise<void> {
  try {
    const response = await fetch(href, { priority: "high" });
    if (!response.ok) return;
    const html = await response.text();
    // A parsed page applies its style elements, which the policy of this one does not allow.
    const page = new DOMParser().parseFromString(html.replace(STYLES, ""), "text/html");
    const main = page.querySelector("main");
    const part = (hash && page.getElementById(hash.slice(1))?.closest("section")) || main;
    if (!main || !part || !content.isConnected) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync(html.match(STYLES)?.[1] ?? "");
    const host = document.createElement("div");
    host.lang = main.lang;
    const tree = host.attachShadow({ mode: "open" });
    tree.adoptedStyleSheets = [styles];
    tree.append(document.adoptNode(part));
    content.replaceChildren(host);
  } catch (error) {
    logError("The page cannot be shown in a dialog", error);
  }
}
