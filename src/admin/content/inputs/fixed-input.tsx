import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** FIXED_VALUE: its value, read-only. */
export function FixedValue({ field, value }: InputProps) {
  const words = field.settings.value ?? value;
  return (
    <dl className={styles.fixed}>
      <dt>{field.label}</dt>
      <dd>{typeof words === "string" ? words : JSON.stringify(words)}</dd>
    </dl>
  );
}
