import { modals } from "@mantine/modals";
import { hasCode } from "~/admin/requests/api-error";
import { notifyUndoable } from "~/admin/screen/notify-undoable";
import { rosterApi } from "./roster-api";

interface CorrectionNotice {
  /** The id of the registration. */
  id: string;
  correction: string;
  /** Called after the correction was undone, to load the roster again. */
  onDone(): void;
}

/** Shows a notification about a correction of a registration, with a button to undo it. */
export function notifyCorrected(message: string, { id, correction, onDone }: CorrectionNotice): void {
  notifyUndoable(message, () => undoChange(id, correction).finally(onDone), "Undone.");
}

/**
 * Undoes a correction. If the seat is taken by now, asks staff whether to exceed the limit.
 * @throws ApiError
 */
export async function undoChange(id: string, correction: string): Promise<void> {
  try {
    await rosterApi.undo(id, correction, false);
  } catch (error) {
    if (!hasCode(error, "CLASS_FULL") || !(await confirmOverLimit(error.message))) throw error;
    await rosterApi.undo(id, correction, true);
  }
}

function confirmOverLimit(why: string): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: "The class is full",
      children: <p>{why} You can undo the change anyway. Then the class is over its limit.</p>,
      labels: { confirm: "Go over the limit", cancel: "Leave it" },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
