import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the dialog again that the current entry of the browser's history says was open: after a reload, and when the visitor
 * comes back to its page. Call it where the dialogs are, so that they listen before.
 */
export function useReopenedDialog(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the visitor is elsewhere
  useEffect(() => {
    if (history.state?.dialog)
      void import("~/ui/modal/history-entry").then((module) => module.reopenDialog());
  }, [location]);
}
