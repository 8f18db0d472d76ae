import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { notifyDone, notifyFailed } from "./notify";

/** Long enough to read the sentence and notice a mistake. */
const SHOWN_MS = 12_000;

/** What Ctrl-Z undoes: the actions whose notifications are shown, the latest last. */
const undoable = new Map<string, () => void>();

/**
 * Shows a success message with a button that undoes the action. Ctrl-Z does the same outside of text fields, because the
 * button is far away for the keyboard.
 * @param undo its error is shown
 * @param undone the message after it
 */
export function notifyUndoable(message: string, undo: () => Promise<unknown>, undone: string): void {
  const id = crypto.randomUUID();
  const start = () => {
    notifications.hide(id);
    undo().then(() => notifyDone(undone), notifyFailed);
  };
  listen(id, start);
  notifications.show({
    id,
    color: "green",
    autoClose: SHOWN_MS,
    onClose: () => forget(id),
    message: (
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <span>{message}</span>
        <Button
          variant="default"
          size="xs"
          miw="fit-content"
          title="Undo (Ctrl Z)"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={start}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}

function listen(id: string, start: () => void): void {
  if (undoable.size === 0) addEventListener("keydown", undoLatest);
  undoable.set(id, start);
}

function forget(id: string): void {
  undoable.delete(id);
  if (undoable.size === 0) removeEventListener("keydown", undoLatest);
}

function undoLatest(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || !(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== "z") return;
  if (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea")))
    return;
  event.preventDefault();
  [...undoable.values()].at(-1)?.();
}
