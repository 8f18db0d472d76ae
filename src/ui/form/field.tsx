import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./form.module.css";
import { useFieldError } from "./form-errors";
import { useFieldIds } from "./form-fields";

export interface FieldProps {
  /** The form's key, which the server's errors use. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** Replaces the field's error in FormErrors. */
  error?: string;
  /** The expected length: a field's width is a hint. */
  width?: "full" | "half" | "short";
}

/** Connects a control with its label, hint, and message. Spread it on the input. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onInput: () => void;
}

/**
 * A label, a hint under it, the control, and its message. For controls without a field component of their
 * own.
 */
export function Field({
  name,
  label,
  hint,
  required = false,
  error: given,
  width = "full",
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const held = useFieldError(name);
  const error = given ?? held.error;
  const id = useFieldIds()(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, styles[width], error && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required,
        className: styles.control,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        onInput: held.clear,
      })}
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldMessage({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.message}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}

/** The control itself is marked as required; this is only visual. */
export function Asterisk() {
  return (
    <span className={styles.asterisk} aria-hidden="true">
      {" *"}
    </span>
  );
}

/** Placed above the first field of a form with required ones. */
export function RequiredNote() {
  return (
    <p className={styles.note}>
      Fields marked <span className={styles.asterisk}>*</span> are required.
    </p>
  );
}
