import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";

/** Shows a notice about an action, with an undo button. */
export function showUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    autoClose: 10_000,
    message: (
      <Group justify="space-between" gap="sm">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}
