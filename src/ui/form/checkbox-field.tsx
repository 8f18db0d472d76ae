import { classNames } from "../class-names";
import { Asterisk, FieldHint, FieldMessage, type FieldProps, PrivacyNote, useFieldState } from "./field";
import styles from "./form.module.css";
import { useTyped } from "./form-fields";

export interface CheckboxFieldProps extends Omit<FieldProps, "width"> {
  value?: string;
  defaultChecked?: boolean;
}

/** A single checkbox. */
export function CheckboxField({
  name,
  label,
  hint,
  required = false,
  error: given,
  notStored,
  value = "true",
  defaultChecked,
}: CheckboxFieldProps) {
  const { id, error, clear, describedBy } = useFieldState({ name, hint, notStored, error: given });
  const typed = useTyped();
  return (
    <div className={classNames(styles.field, styles.full, error && styles.wrong)}>
      <label className={styles.choice} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          required={required}
          defaultChecked={typed ? typed[name] === value : defaultChecked}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          data-not-kept={notStored || undefined}
          onInput={clear}
        />
        <span>
          {label}
          {required && <Asterisk />}
        </span>
      </label>
      <FieldHint id={id} hint={hint} />
      <PrivacyNote id={id} notStored={notStored} />
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
