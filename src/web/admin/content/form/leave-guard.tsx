import { Button, Group, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import { isOwnStep } from "../../frame/own-step";
import type { DraftKeeper } from "../draft/draft-keeper";
import { type DraftState, unsavedChanges } from "../draft/draft-state";

/** Leaving saves first. Only when that does not work, it asks; and what is left unsaved stays in this browser. */
export function LeaveGuard({ state, keeper }: { state: DraftState; keeper: DraftKeeper }) {
  const isUnsaved = Object.keys(unsavedChanges(state)).length > 0;
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      Object.keys(unsavedChanges(keeper.state())).length > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isOwnStep(nextLocation.state),
  );

  useEffect(() => {
    if (blocker.state === "blocked") void leave(blocker, keeper, setAsking);
    // The question belongs to one attempt to leave.
  }, [blocker, keeper]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  return (
    <Modal opened={asking} onClose={stay} title="Not everything is saved yet">
      <p>
        Some of what you typed could not be saved. If you leave now it stays in this browser, and is put back
        when you open this record here again.
      </p>
      <Group justify="flex-end">
        <Button
          variant="default"
          onClick={() => {
            setAsking(false);
            blocker.proceed?.();
          }}
        >
          Leave
        </Button>
        <Button data-autofocus onClick={stay}>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}

async function leave(
  blocker: Blocker,
  keeper: DraftKeeper,
  setAsking: (asking: boolean) => void,
): Promise<void> {
  if (await keeper.flush()) blocker.proceed?.();
  else setAsking(true);
}
