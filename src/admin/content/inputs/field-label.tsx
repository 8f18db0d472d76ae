import type { FieldDescription } from "~/content/description";
import styles from "./inputs.module.css";

export interface FieldLabelProps {
  field: Pick<FieldDescription, "label" | "required">;
  /** Typed and maximum number of characters. */
  count?: { now: number; limit: number | undefined };
}

/** A label, a mark if publishing needs the field, and the remaining space. */
export function FieldLabel({ field, count }: FieldLabelProps) {
  return (
    <>
      {field.label}
      {field.required && (
        <span className={styles.required} aria-hidden title="Required for publishing">
          *
        </span>
      )}
      {count?.limit !== undefined && count.limit >= 40 && count.now > count.limit * 0.6 && (
        <span className={styles.count} data-full={count.now >= count.limit || undefined} aria-hidden>
          {count.now}/{count.limit}
        </span>
      )}
    </>
  );
}
