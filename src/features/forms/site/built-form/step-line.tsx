import styles from "./built-form.module.css";

/** Which page of how many, from 1. */
export interface StepOf {
  at: number;
  of: number;
}

/** How far one is in a form, in words and drawn; widths are attributes, because pages carry no styles. */
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
