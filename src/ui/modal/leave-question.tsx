import { Button } from "../button/button";
import { Dialog } from "./dialog";
import styles from "./leave-question.module.css";
import { KEPT_INPUT_NOTE, LEAVE_QUESTION } from "./leave-words";

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
    <Dialog open={open} onClose={onStay} title={LEAVE_QUESTION} width="narrow">
      <div className={styles.question}>
        <p>{KEPT_INPUT_NOTE}</p>
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
