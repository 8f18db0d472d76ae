import { Button, Loader } from "@mantine/core";
import type { Ref } from "react";
import { Panel } from "~/admin/screen/panel";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { isDecided } from "../../applications/application-state";
import styles from "./applications.module.css";
import type { ApplicationActions } from "./use-application-actions";
import { WaitingTime } from "./waiting-time";

interface NextStepProps {
  item: ApplicationDetail;
  actions: ApplicationActions;
  /** A ref to the button. The element is the same in every state, so that it keeps the focus. */
  button: Ref<HTMLButtonElement>;
}

/** How long the application has been waiting, and the button for its next state and then for the next application. */
export function NextStep({ item, actions, button }: NextStepProps) {
  const decides = item.state === "in-review" || item.state === "message-sent";
  return (
    <Panel title="Next step">
      <WaitingTime item={item} />
      <div className={styles.steps}>
        <Button
          ref={button}
          aria-disabled={actions.busy}
          leftSection={actions.busy ? <Loader size="xs" color="currentColor" /> : undefined}
          onClick={actions.continueWork}
        >
          {stepOf(item)}
        </Button>
        {decides && (
          <Button variant="default" onClick={() => actions.decide("declined")}>
            Decline
          </Button>
        )}
        {!isDecided(item.state) && (
          <Button variant="subtle" onClick={actions.openNext}>
            Skip to the next
          </Button>
        )}
      </div>
    </Panel>
  );
}

function stepOf({ state }: ApplicationDetail): string {
  if (isDecided(state)) return "Open the next application";
  return state === "received" ? "Start the review" : "Accept";
}
