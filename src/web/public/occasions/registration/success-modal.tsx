import { Button } from "~/ui/button/button";
import { emit } from "~/ui/events/emit";
import { EventModal } from "~/ui/modal/event-modal";
import { Confirmation, confirmationTitle } from "./confirmation";
import styles from "./confirmation.module.css";

/** Says that somebody is registered, over whatever page they did it on. */
export function RegistrationSuccessModal() {
  return (
    <EventModal
      opensOn="registration-success"
      closesOn="registration-success-close"
      title={confirmationTitle}
      width="narrow"
    >
      {(registered) => (
        <>
          <Confirmation {...registered} />
          <p className={styles.done}>
            <Button onClick={() => emit("registration-success-close")}>Done</Button>
          </p>
        </>
      )}
    </EventModal>
  );
}
