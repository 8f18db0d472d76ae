import { Button } from "~/ui/button/button";
import { emit } from "~/ui/events/emit";
import type { RegisteredClass } from "../site-events";
import { Confirmation } from "./confirmation";
import styles from "./confirmation.module.css";

/** The content of the confirmation's modal, with a button to close it. */
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
