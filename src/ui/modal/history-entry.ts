import type { EventName } from "../events/event-details";

/** The named event that opens a dialog again: after a reload, and when the visitor comes back or forward to it. */
export interface Reopening {
  name: EventName;
  detail?: unknown;
}

/** What an entry of the browser's history says of the dialog that is open over its page. */
interface DialogState extends Partial<Reopening> {
  id: string;
}

/** An entry of the history, with what the router keeps there. */
type State = { idx?: number; key?: string; dialog?: DialogState } | null;

/** A dialog's own entry of the history. */
export interface DialogEntry {
  id: string;
  /** Which of the router's entries lies under it. */
  page: string;
  /** The visitor went back: the entry is left already. */
  onBack(): void;
}

const entries: DialogEntry[] = [];
/** Dialogs that have closed and whose entries are being left. */
const leaving: DialogEntry[] = [];
let count = 0;

/** What the current entry of the history says of an open dialog. */
export function dialogInHistory(): DialogState | undefined {
  return (history.state as State)?.dialog;
}

/** Gives a dialog that opens an entry of the history, or the current entry where that was its own before. */
export function enterDialog(reopening: Reopening | undefined, onBack: () => void): DialogEntry {
  listenForDialogs();
  const here = dialogInHistory();
  const isOwn = here && here.name === reopening?.name && !entries.some(({ id }) => id === here.id);
  count += 1;
  const id = isOwn ? here.id : `${Math.round(performance.timeOrigin)} ${count}`;
  const entry: DialogEntry = { id, page: pageOf(history.state), onBack };
  if (!isOwn) pushDialog(entry, reopening);
  entries.push(entry);
  return entry;
}

/** Puts the entry of an open dialog back, after the visitor went back and is asked whether to close it. */
export function pushDialog({ id }: DialogEntry, reopening: Reopening | undefined): void {
  history.pushState(withDialog({ id, ...reopening }), "");
}

/** What the dialog of the current entry shows has changed. */
export function updateDialog({ id }: DialogEntry, reopening: Reopening | undefined): void {
  if (dialogInHistory()?.id === id) history.replaceState(withDialog({ id, ...reopening }), "");
}

/** The dialog has closed: goes back to the page under it, unless the visitor is elsewhere already. */
export function leaveDialog(entry: DialogEntry): void {
  entries.splice(entries.indexOf(entry), 1);
  if (dialogInHistory()?.id !== entry.id) return;
  leaving.push(entry);
  history.back();
}

function withDialog(dialog: DialogState): State {
  return { ...(history.state as State), dialog };
}

let isListening = false;

/** Call it before anything else on the page listens to steps in the history. */
export function listenForDialogs(): void {
  if (isListening) return;
  isListening = true;
  // Before the router, which listens without capturing: of steps between a page and its dialogs it must not hear.
  addEventListener("popstate", onPop, { capture: true });
  addEventListener("pageshow", () => leaving.splice(0));
}

function onPop(event: PopStateEvent): void {
  const state = event.state as State;
  const left = leaving.shift();
  if (left) {
    event.stopImmediatePropagation();
    // The router led on meanwhile: the step went from there to the dialog's entry.
    if (state?.dialog?.id === left.id) {
      leaving.push(left);
      history.forward();
    }
    return;
  }
  const top = entries.at(-1);
  if (!top || top.page !== pageOf(state) || state?.dialog?.id === top.id) return;
  event.stopImmediatePropagation();
  top.onBack();
}

function pageOf(state: State): string {
  return `${state?.idx} ${state?.key}`;
}
