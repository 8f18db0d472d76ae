import { windowEventName } from "../events/emit";
import type { EventName } from "../events/event-details";
import { interceptPopState } from "../intercept-pop-state";
import { currentEarlyDialog, handOverEarlyDialog } from "./early-dialog";

/** The named event that opens a dialog again: after a reload, and when the visitor comes back or forward to it. */
export interface Reopening {
  name: EventName;
  detail?: unknown;
}

/** The state in a history entry about the dialog that is open over the page. */
interface DialogState extends Partial<Reopening> {
  id: string;
}

/** A history entry, with the router's state. */
export type EntryState = { idx?: number; key?: string; dialog?: DialogState } | null;

/** The functions of the router that are needed here. */
export interface PageRouter {
  state: { navigation: { state: string }; location: { key: string } };
  subscribe(onChange: () => void): () => void;
}

/** A dialog's own entry of the history. */
export interface DialogEntry {
  id: string;
  /** The router's entry below it. */
  page: string;
  reopening: Reopening | undefined;
  /**
   * Whether it belongs to the early dialog, until the app's dialog replaces it and takes over its entry
   * (`replace-early-dialog.ts`).
   */
  isStandIn: boolean;
  /** Whether the visitor went back from it. */
  isLeft: boolean;
  /** The visitor went back, so this is no longer the current entry. */
  onBack(): void;
}

const entries: DialogEntry[] = [];
/** The number of pending steps back that this module itself requested, to the page under a closed dialog. */
let pendingStepsBack = 0;
let count = 0;
let router: PageRouter | undefined;
/** An entry with which the router replaced a dialog's entry, on its way to the entry of the page under it. */
let replacement: { state: EntryState; address: string } | undefined;

/** The open dialog of the current history entry. */
export function dialogInHistory(): DialogState | undefined {
  return (history.state as EntryState)?.dialog;
}

/** Whether a history step is between a page and its dialogs, so that other listeners can ignore it. */
export function isDialogStep(state: EntryState): boolean {
  return pendingStepsBack > 0 || entries.length > 0 || state?.dialog !== undefined;
}

/**
 * Call it when the router shows another address. If it replaced its page, for example by one with another filter, while
 * a
 * dialog was open over it, it has replaced the dialog's entry: the page under the dialog should be replaced instead.
 */
export function keepDialogOverPage(): void {
  const top = entries.at(-1);
  if (top && isReplaced(top)) replaceUnder(entries.length);
}

/** Opens the dialog that the current entry of the history names, unless the visitor uses its early dialog. */
export function reopenDialog(): void {
  const { name, detail } = dialogInHistory() ?? {};
  if (!name || currentEarlyDialog()?.isUsed()) return;
  handOverEarlyDialog();
  window.dispatchEvent(new CustomEvent(windowEventName(name), { detail }));
}

/**
 * Gives an opening dialog a history entry, or the current entry if that already belongs to it or to its early dialog.
 */
export function enterDialog(
  reopening: Reopening | undefined,
  onBack: () => void,
  pages: PageRouter | undefined,
): DialogEntry {
  router = pages;
  listen();
  const here = dialogInHistory();
  const top = entries.at(-1);
  const earlyDialog =
    top?.isStandIn && (top.id === here?.id || replacement || isReplaced(top)) ? top : undefined;
  const isOpen = entries.some(({ id }) => id === here?.id);
  const own = earlyDialog ?? (!isOpen && here?.name === reopening?.name ? here : undefined);
  if (earlyDialog) remove(earlyDialog);
  const entry: DialogEntry = {
    id: own?.id ?? newId(),
    page: earlyDialog?.page ?? pageOf(history.state),
    reopening,
    isStandIn: false,
    isLeft: false,
    onBack,
  };
  if (!own && !replacement) pushDialog(entry);
  entries.push(entry);
  return entry;
}

/** The same for a dialog that opens before the app runs, and leaves its entry to the app's own. */
export function enterEarlyDialog(reopening: Reopening | undefined, onBack: () => void): DialogEntry {
  listen();
  // When the router starts, it numbers an entry without a number, and would then take this entry and its page
  // for different ones.
  if (history.state === null) history.replaceState({ idx: 0 } satisfies EntryState, "");
  const entry = {
    id: newId(),
    page: pageOf(history.state),
    reopening,
    isStandIn: true,
    isLeft: false,
    onBack,
  };
  pushDialog(entry);
  entries.push(entry);
  return entry;
}

function newId(): string {
  count += 1;
  return `${Math.round(performance.timeOrigin)} ${count}`;
}

/** @returns whether it was there */
function remove(entry: DialogEntry): boolean {
  const at = entries.indexOf(entry);
  if (at >= 0) entries.splice(at, 1);
  return at >= 0;
}

/** Restores the entry of an open dialog, after the visitor went back and the dialog asks whether to close. */
export function pushDialog(entry: DialogEntry): void {
  entry.isLeft = false;
  history.pushState(withDialog(entry), "");
}

/** The content of the current entry's dialog has changed. */
export function updateDialog(entry: DialogEntry, reopening: Reopening | undefined): void {
  entry.reopening = reopening;
  if (dialogInHistory()?.id === entry.id) history.replaceState(withDialog(entry), "");
}

/**
 * The dialog has closed: goes back to the page under it, unless the visitor is already elsewhere, or navigating there.
 * A step back during a navigation would take effect after the router's new entry, and leave that entry.
 */
export function leaveDialog(entry: DialogEntry): void {
  if (!entry.isStandIn) remove(entry);
  // A link in the dialog closes it before the router handles the link. An early dialog closes before the app's dialog
  // opens.
  setTimeout(() =>
    whenSettled(() => {
      if (entry.isStandIn && !remove(entry)) return;
      if (entries.some(({ id }) => id === entry.id)) return;
      if (isReplaced(entry)) replaceUnder(entries.length + 1);
      else if (dialogInHistory()?.id === entry.id) goBack(1);
    }),
  );
}

function goBack(steps: number): void {
  pendingStepsBack += 1;
  history.go(-steps);
}

/** Whether the router has replaced a dialog's entry with another page. */
function isReplaced({ page, isLeft }: DialogEntry): boolean {
  const state = history.state as EntryState;
  if (isLeft || pendingStepsBack > 0 || !state || state.dialog) return false;
  return page !== pageOf(state) && page.startsWith(`${state.idx} `);
}

/**
 * Moves the current entry to the place of the page under its dialogs.
 * @param steps back to that page
 */
function replaceUnder(steps: number): void {
  replacement = { state: history.state as EntryState, address: location.href };
  goBack(steps);
}

/** On the page under the dialogs: the new page replaces its entry, and open dialogs get their entries above it. */
function putReplacement(): void {
  if (!replacement) return;
  history.replaceState(replacement.state, "", replacement.address);
  replacement = undefined;
  const page = pageOf(history.state);
  for (const entry of entries) {
    entry.page = page;
    pushDialog(entry);
  }
}

function whenSettled(act: () => void): void {
  const pages = router;
  if (!pages || pages.state.navigation.state === "idle") {
    act();
    return;
  }
  const stop = pages.subscribe(() => {
    if (pages.state.navigation.state !== "idle") return;
    stop();
    act();
  });
}

/** The current entry's state, as the router and the forms keep it, with the dialog. */
function withDialog({ id, reopening }: DialogEntry): EntryState {
  const dialog: DialogState = { id, name: reopening?.name, detail: reopening?.detail };
  return { ...(history.state as EntryState), dialog };
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  interceptPopState((state) => isTaken(state as EntryState));
  addEventListener("pageshow", () => {
    pendingStepsBack = 0;
  });
}

/** Whether a step was between a page and its dialogs, so that the router must not handle it. */
function isTaken(state: EntryState): boolean {
  const top = entries.at(-1);
  if (pendingStepsBack > 0) {
    pendingStepsBack -= 1;
    putReplacement();
    // Another dialog has opened in the meantime and gets its entry now.
    if (top && dialogInHistory()?.id !== top.id) pushDialog(top);
    return true;
  }
  if (top && top.page === pageOf(state) && state?.dialog?.id !== top.id) {
    top.isLeft = true;
    top.onBack();
    return true;
  }
  if (!top && state?.dialog && isOnPage(state)) {
    reopenDialog();
    return true;
  }
  return false;
}

/** Whether the router already shows the page of an entry. */
function isOnPage(state: EntryState): boolean {
  return router === undefined || router.state.location.key === (state?.key ?? "default");
}

function pageOf(state: EntryState): string {
  return `${state?.idx} ${state?.key}`;
}
