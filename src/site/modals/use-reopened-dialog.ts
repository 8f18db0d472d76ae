import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepDialogOverPage, reopenDialog } from "~/ui/modal/history-entry";

/**
 * Keeps dialogs open over the page that the router shows. Reopens the dialog of the current history entry: after a
 * reload, and when the visitor comes back to its page. Call it where the dialogs are rendered, so that they listen
 * first.
 */
export function useReopenedDialog(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the visitor is elsewhere
  useEffect(() => {
    keepDialogOverPage();
    reopenDialog();
  }, [location]);
}
