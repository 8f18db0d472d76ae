import { classNames } from "../class-names";
import { Asterisk, FieldMessage, type FieldProps } from "./field";
import styles from "./form.module.css";
import { useFieldError } from "./form-errors";
import { useFieldIds, useTyped } from "./form-fields";

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
  value = "true",
  defaultChecked,
}: CheckboxFieldProps) {
  const held = useFieldError(name);
  const error = given ?? held.error;
  const id = useFieldIds()(name);
  const typed = useTyped();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
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
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onInput={held.clear}
        />
        <span>
          {label}
          {required && <Asterisk />}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
