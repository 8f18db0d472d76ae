import { Button } from "~/ui/button/button";
import { emit } from "~/ui/events/emit";
import type { RegisteredClass } from "../site-events";
import { Confirmation } from "./confirmation";
import styles from "./confirmation.module.css";

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
