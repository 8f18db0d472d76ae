import styles from "./hours.module.css";

export interface TimeSpanProps {
  /** Names the span for screen readers: the day, or the holiday. */
  of: string;
  opens: string;
  closes: string;
  disabled: boolean;
  onChange(span: { opens: string; closes: string }): void;
}

/**
 * Start and end time. A control that is being cleared keeps its last time, so that hours are never
 * incomplete.
 */
export function TimeSpan({ of, opens, closes, disabled, onChange }: TimeSpanProps) {
  return (
    <span className={styles.span}>
      <input
        type="time"
        aria-label={`${of} opens`}
        value={opens}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => value && onChange({ opens: value, closes })}
      />
      <span aria-hidden>to</span>
      <input
        type="time"
        aria-label={`${of} closes`}
        value={closes}
        disabled={disabled}
        aria-invalid={closes <= opens || undefined}
        onChange={({ currentTarget: { value } }) => value && onChange({ opens, closes: value })}
      />
    </span>
  );
}
