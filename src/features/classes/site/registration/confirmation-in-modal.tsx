import { Button } from "~/ui/button/button";
import { emit } from "~/ui/events/emit";
import type { RegisteredClass } from "~/ui/events/event-details";
import { Confirmation } from "./confirmation";
import styles from "./confirmation.module.css";

/** What the window says, and the way out of it that a thumb finds. */
export default function ConfirmationInModal(registered: RegisteredClass) {
  return (
    <>
      <Confirmation {...registered} />
      <p className={styles.done}>
        <Button onClick={() => emit("registration-success-close")}>Done</Button>
      </p>
    </>
  );
}
