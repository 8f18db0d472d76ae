import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Asterisk, FieldMessage, type FieldProps } from "./field";
import styles from "./form.module.css";
import { useFieldError } from "./form-errors";
import { useAllTyped, useFieldIds } from "./form-fields";
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
  type = "radio",
  options,
  chosen = [],
}: ChoiceGroupProps) {
  const held = useFieldError(name);
  const error = given ?? held.error;
  const id = useFieldIds()(name);
  const typed = useAllTyped(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={classNames(styles.field, styles.full, error && styles.wrong)}
      aria-describedby={described || undefined}
    >
      <legend className={styles.label}>
        {label}
        {required && <Asterisk />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
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
            onInput={held.clear}
          />
          <span>
            {option.label}
            {option.hint && <small className={styles.choiceHint}>{option.hint}</small>}
          </span>
        </label>
      ))}
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  );
}
