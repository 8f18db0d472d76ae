import { useState } from "react";
import { classNames } from "../class-names";
import { Field, type FieldProps } from "./field";
import styles from "./form.module.css";
import { useTyped } from "./form-fields";

export interface TextAreaFieldProps extends FieldProps {
  /** With a limit, a counter shows how much of it is used, red once it is reached. */
  maxLength?: number;
  rows?: number;
  defaultValue?: string;
  placeholder?: string;
}

export function TextAreaField({
  maxLength,
  rows = 5,
  defaultValue = "",
  placeholder,
  ...field
}: TextAreaFieldProps) {
  const initial = useTyped()?.[field.name] ?? defaultValue;
  const [length, setLength] = useState(initial.length);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            rows={rows}
            maxLength={maxLength}
            defaultValue={initial}
            placeholder={placeholder}
            onInput={(event) => {
              control.onInput();
              setLength(event.currentTarget.value.length);
            }}
          />
          {maxLength && (
            <p className={classNames(styles.counter, length >= maxLength && styles.atLimit)}>
              {length}/{maxLength}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
