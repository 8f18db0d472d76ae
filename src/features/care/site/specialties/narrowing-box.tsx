import { useId } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./narrowing-box.module.css";

export interface NarrowingBoxProps {
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** The number of matches, and the number of all specialties. Announced to screen readers. */
  found: number;
  all: number;
}

/** An input that filters a list of specialties while typing. */
export function NarrowingBox({ label, typed, onTyped, found, all }: NarrowingBoxProps) {
  const id = useId();
  return (
    <div className={styles.find}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        className={styles.input}
      />
      <VisuallyHidden>
        <span role="status">{typed.trim() && `${found} of ${all} specialties`}</span>
      </VisuallyHidden>
    </div>
  );
}
