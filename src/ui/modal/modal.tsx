import { useRef, useState } from "react";
import { Dialog, type DialogProps } from "./dialog";
import type { Reopening } from "./history-entry";
import { LeaveQuestion } from "./leave-question";
import { keepsEarlyDialog } from "./replace-early-dialog";
import { useHistoryEntry } from "./use-history-entry";

export interface ModalProps extends Omit<DialogProps, "body"> {
  /**
   * Whether it has a history entry, so that Back closes it. Not for confirmations, which visitors do not open
   * themselves.
   */
  inHistory?: boolean;
  /** The event that reopens it after a reload, or when the visitor comes back to its history entry. */
  reopening?: Reopening;
}

/** A form in which something was typed (`site/browser/typing`). */
const TYPED = "form[data-typed]";

/**
 * A dialog that the visitor opened. Back closes it. While a form in it has input, it asks before it closes.
 */
export function Modal({ open, onClose, inHistory = true, reopening, children, ...dialog }: ModalProps) {
  const body = useRef<HTMLDivElement>(null);
  /** Undefined before the question was opened for the first time. */
  const [asks, setAsks] = useState<boolean>();
  const typedForms = () => [...(body.current?.querySelectorAll<HTMLFormElement>(TYPED) ?? [])];
  const restoreEntry = useHistoryEntry(open && inHistory, reopening, () => {
    if (keepsEarlyDialog(body.current)) {
      restoreEntry();
      return;
    }
    if (typedForms().length > 0) restoreEntry();
    leave();
  });

  function leave() {
    if (typedForms().length > 0) setAsks(true);
    else onClose();
  }

  function close() {
    if (asks) setAsks(false);
    onClose();
  }

  function clear() {
    for (const form of typedForms()) form.reset();
    close();
  }

  return (
    <Dialog {...dialog} open={open} onClose={leave} body={body}>
      {children}
      {asks !== undefined && (
        <LeaveQuestion open={open && asks} onStay={() => setAsks(false)} onLeave={close} onClear={clear} />
      )}
    </Dialog>
  );
}
