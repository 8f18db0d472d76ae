import styles from "./built-form.module.css";

/** The current page, from 1, and the number of pages. */
export interface StepOf {
  at: number;
  of: number;
}

/** The progress in a form, as text and as a bar. Widths are attributes, because pages contain no inline styles. */
export function StepLine({ at, of }: StepOf) {
  return (
    <p className={styles.step}>
      <span>
        Step {at} of {of}
      </span>
      <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" className={styles.track} aria-hidden="true">
        <rect width={at} height="1" className={styles.done} />
      </svg>
    </p>
  );
}
