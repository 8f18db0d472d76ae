import { useContext, useEffect, useEffectEvent, useRef } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";
import {
  type DialogEntry,
  enterDialog,
  leaveDialog,
  pushDialog,
  type Reopening,
  updateDialog,
} from "./history-entry";

/**
 * Adds a history entry for a dialog while it is open, so that Back closes it.
 *
 * @param onBack called when the visitor goes back; close the dialog, or call the returned function to stay
 * @returns a function that restores the entry
 */
export function useHistoryEntry(
  open: boolean,
  reopening: Reopening | undefined,
  onBack: () => void,
): () => void {
  // Reads the router's state on demand, because React gets it later.
  const router = useContext(RouterContext)?.router;
  const entry = useRef<DialogEntry>(undefined);
  const shown = JSON.stringify(reopening);
  const enter = useEffectEvent(() => enterDialog(reopening, () => back(), router));
  const back = useEffectEvent(onBack);
  const update = useEffectEvent((of: DialogEntry) => updateDialog(of, reopening));

  useEffect(() => {
    if (!open) return;
    const entered = enter();
    entry.current = entered;
    return () => leaveDialog(entered);
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that it shows something else
  useEffect(() => {
    if (open && entry.current) update(entry.current);
  }, [open, shown]);

  return () => {
    if (entry.current) pushDialog(entry.current);
  };
}
