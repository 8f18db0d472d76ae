import { Button } from "@mantine/core";
import styles from "./setup.module.css";

interface StepButtonsProps {
  label: string;
  busy: boolean;
  onSkip(): void;
  /** For a step without a form. */
  onDone?(): void;
}

/** The buttons at the end of each step: continue, or skip it for now. */
export function StepButtons({ label, busy, onSkip, onDone }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button type={onDone ? "button" : "submit"} loading={busy} onClick={onDone}>
        {label}
      </Button>
      <Button variant="subtle" color="gray" disabled={busy} onClick={onSkip}>
        Skip for now
      </Button>
    </div>
  );
}
