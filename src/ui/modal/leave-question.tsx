import { Button } from "../button/button";
import { Dialog } from "./dialog";
import styles from "./leave-question.module.css";

interface LeaveQuestionProps {
  open: boolean;
  onStay(): void;
  onLeave(): void;
  /** Leaves, and deletes the form's input. */
  onClear(): void;
}

/** Asks before a dialog closes in which something was typed. */
export function LeaveQuestion({ open, onStay, onLeave, onClear }: LeaveQuestionProps) {
  return (
    <Dialog open={open} onClose={onStay} title="Close this form?" width="narrow">
      <div className={styles.question}>
        <p>
          What you typed stays in this browser tab, so you can open the form again and continue. Private
          answers, which say so in the form, are not kept.
        </p>
        <div className={styles.ways}>
          <Button onClick={onStay} autoFocus>
            Keep editing
          </Button>
          <Button look="quiet" onClick={onLeave}>
            Close for now
          </Button>
          <Button look="bare" onClick={onClear}>
            Close and clear the form
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
