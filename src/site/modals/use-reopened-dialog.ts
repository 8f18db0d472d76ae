import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { windowEventName } from "~/ui/events/emit";
import { dialogInHistory, listenForDialogs } from "~/ui/modal/history-entry";

/**
 * Opens the dialog again that the current entry of the browser's history says was open: after a reload, and when the visitor
 * comes back or forward to it. Call it where the dialogs are, so that they listen before.
 */
export function useReopenedDialog(): void {
  const location = useLocation();
  // The pages of a form listen too, in effects.
  useLayoutEffect(listenForDialogs, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the visitor is elsewhere
  useEffect(() => {
    const { name, detail } = dialogInHistory() ?? {};
    if (name) window.dispatchEvent(new CustomEvent(windowEventName(name), { detail }));
  }, [location]);
}
