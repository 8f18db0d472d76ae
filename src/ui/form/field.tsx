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
  /** The answer is too private to be stored in the browser while the form is filled in. The field says so. */
  notStored?: boolean;
  /** The width of the box hints at the length of the answer. */
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
  "data-not-kept": true | undefined;
  onInput: () => void;
}

/** The properties of every kind of field: its id, its message, and the ids of its descriptions. */
export function useFieldState({
  name,
  hint,
  notStored,
  error: given,
}: Pick<FieldProps, "name" | "hint" | "notStored" | "error">) {
  const held = useFieldError(name);
  const error = given ?? held.error;
  const id = useFieldIds()(name);
  const described = [hint && `${id}-hint`, notStored && `${id}-not-kept`, error && `${id}-error`];
  return { id, error, clear: held.clear, describedBy: described.filter(Boolean).join(" ") || undefined };
}

/** Under the label: an explanation. */
export function FieldHint({ id, hint }: { id: string } & Pick<FieldProps, "hint">) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
}

/**
 * Below the control, so that controls side by side stay aligned: says that the browser does not keep the
 * answer.
 */
export function PrivacyNote({ id, notStored }: { id: string } & Pick<FieldProps, "notStored">) {
  if (!notStored) return null;
  return (
    <p id={`${id}-not-kept`} className={styles.hint}>
      For your privacy, this answer is lost if you leave the page.
    </p>
  );
}

/**
 * Label above, hint under it, then the control, and its message tied to it. For controls without their own field
 * component.
 */
export function Field({
  name,
  label,
  hint,
  required = false,
  error: given,
  notStored,
  width = "full",
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, error, clear, describedBy } = useFieldState({ name, hint, notStored, error: given });
  return (
    <div className={classNames(styles.field, styles[width], error && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>
      <FieldHint id={id} hint={hint} />
      {children({
        id,
        name,
        required,
        className: styles.control,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
        "data-not-kept": notStored || undefined,
        onInput: clear,
      })}
      <PrivacyNote id={id} notStored={notStored} />
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
