import { Button, Group, Modal } from "@mantine/core";
import { useBlocker } from "react-router";
import { useUnloadWarning } from "./use-unload-warning";

/** Asks before staff leave a screen whose input would be lost, by a link or with the document. */
export function LeaveQuestion({ wouldLose, what }: { wouldLose: boolean; what: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(wouldLose);
  return (
    <Modal opened={blocker.state === "blocked"} onClose={() => blocker.reset?.()} title="Leave this screen?">
      <p>{what}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}
