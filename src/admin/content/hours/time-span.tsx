import styles from "./hours.module.css";

export interface TimeSpanProps {
  /** Whose times they are, for those who hear it. */
  of: string;
  opens: string;
  closes: string;
  disabled: boolean;
  onChange(span: { opens: string; closes: string }): void;
}

/** From when to when. A control that is being emptied keeps its last time: hours never are half a time. */
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
