import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { notifyDone, notifyFailed } from "./notify";

/** Long enough to read the sentence and notice a mistake. */
const SHOWN_MS = 12_000;

/**
 * Shows a success message with a button that undoes the action.
 * @param undo its error is shown
 * @param undone the message after it
 */
export function notifyUndoable(message: string, undo: () => Promise<unknown>, undone: string): void {
  const id = crypto.randomUUID();
  const start = () => {
    notifications.hide(id);
    undo().then(() => notifyDone(undone), notifyFailed);
  };
  notifications.show({
    id,
    color: "green",
    autoClose: SHOWN_MS,
    message: (
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <span>{message}</span>
        <Button variant="default" size="xs" onClick={start}>
          Undo
        </Button>
      </Group>
    ),
  });
}
