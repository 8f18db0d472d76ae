import { Button, Group, Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import { isStepState } from "../../frame/step-state";
import { useUnloadWarning } from "../../screen/use-unload-warning";
import { unsavedChanges } from "../draft/draft-state";
import { DAYS_KEPT } from "../draft/local-drafts";
import type { Editor } from "./use-editor";

/** Saves before leaving. It asks only if saving fails; unsaved input then stays in this browser. */
export function LeaveGuard({ editor }: { editor: Editor }) {
  const { state, keeper, leave, stay: stayHere } = editor;
  const isUnsaved = Object.keys(unsavedChanges(state)).length > 0;
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      Object.keys(unsavedChanges(keeper.state())).length > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isStepState(nextLocation.state),
  );

  const attempt = useRef<Blocker>(undefined);
  useEffect(() => {
    // One save and one question for each attempt to leave, however often the screen renders.
    if (blocker.state !== "blocked" || attempt.current === blocker) return;
    attempt.current = blocker;
    void leave().then((isSaved) => {
      if (isSaved) blocker.proceed();
      else setAsking(true);
    });
  }, [blocker, leave]);

  useUnloadWarning(isUnsaved);

  const stay = () => {
    setAsking(false);
    blocker.reset?.();
    stayHere();
  };
  return (
    <Modal opened={asking} onClose={stay} title="Some changes are not saved">
      <p>
        {state.isStoredLocally
          ? `Some of your changes could not be saved. If you leave now, this browser keeps them for ${DAYS_KEPT} days and offers them when you come back.`
          : "Some of your changes could not be saved, and this browser cannot keep them. If you leave now, they are lost."}
      </p>
      <Group justify="flex-end" mt="md">
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
