import type { InputHTMLAttributes } from "react";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { Field, type FieldProps } from "./field";
import { useTyped } from "./form-fields";

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id" | "className"> {}

/** One line of text; by default its limit is the server's limit of a line. */
export function TextField({
  name,
  label,
  hint,
  required,
  error,
  notStored,
  width,
  maxLength = MAX_LINE_LENGTH,
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
