import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Asterisk, FieldHint, FieldMessage, type FieldProps, PrivacyNote, useFieldState } from "./field";
import styles from "./form.module.css";
import { useAllTyped } from "./form-fields";
import type { Option } from "./select-field";

export interface ChoiceGroupProps extends FieldProps {
  type?: "radio" | "checkbox";
  options: (Option & { hint?: ReactNode })[];
  /** The initially chosen values. */
  chosen?: string[];
}

/** One of several (radio) or any of several (checkbox), each with a whole row as its target. */
export function ChoiceGroup({
  name,
  label,
  hint,
  required = false,
  error: given,
  notStored,
  type = "radio",
  options,
  chosen = [],
}: ChoiceGroupProps) {
  const { id, error, clear, describedBy } = useFieldState({ name, hint, notStored, error: given });
  const typed = useAllTyped(name);
  return (
    <fieldset
      className={classNames(styles.field, styles.full, error && styles.wrong)}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>
        {label}
        {required && <Asterisk />}
      </legend>
      <FieldHint id={id} hint={hint} />
      {options.map((option, at) => (
        <label key={option.value} className={styles.choice}>
          <input
            type={type}
            id={at === 0 ? id : undefined}
            name={name}
            value={option.value}
            required={required && type === "radio"}
            defaultChecked={typed ? typed.includes(option.value) : chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            data-not-kept={notStored || undefined}
            onInput={clear}
          />
          <span>
            {option.label}
            {option.hint && <small className={styles.choiceHint}>{option.hint}</small>}
          </span>
        </label>
      ))}
      <PrivacyNote id={id} notStored={notStored} />
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  );
}
