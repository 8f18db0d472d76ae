import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field";
import { useTyped } from "./form-fields";

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id" | "className"> {}

/** One line of text, by default up to 255 characters. */
export function TextField({
  name,
  label,
  hint,
  required,
  error,
  notStored,
  width,
  maxLength = 255,
  type = "text",
  onInput,
  defaultValue,
  ...rest
}: TextFieldProps) {
  const typed = useTyped()?.[name];
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={error}
      notStored={notStored}
      width={width}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          defaultValue={rest.value === undefined ? (typed ?? defaultValue) : undefined}
          maxLength={
            ["text", "email", "tel", "search", "url", "password"].includes(type) ? maxLength : undefined
          }
          onInput={(event) => {
            control.onInput();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
