import { Button } from "~/ui/button/button";
import styles from "./public-form.module.css";

/** Above a form that was filled in again. The button resets the form, which also deletes the kept input. */
export function SavedInputNotice() {
  return (
    <div className={styles.kept}>
      <p>
        <strong>Your answers are still here.</strong> Only this browser tab has them, until you send the form,
        clear it, or close the tab.
      </p>
      <Button type="reset" look="quiet">
        Clear this form
      </Button>
    </div>
  );
}
