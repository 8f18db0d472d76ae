import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepDialogOverPage, reopenDialog } from "~/ui/modal/history-entry";

/**
 * Keeps open dialogs over the page that the router shows. Opens the dialog again that the current entry of the browser's
 * history says was open: after a reload, and when the visitor comes back to its page. Call it where the dialogs are, so that
 * they listen before.
 */
export function useReopenedDialog(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the visitor is elsewhere
  useEffect(() => {
    keepDialogOverPage();
    reopenDialog();
  }, [location]);
}
