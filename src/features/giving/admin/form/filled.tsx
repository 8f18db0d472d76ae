import { TextInput } from "@mantine/core";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";

/** The initial values of a form's lines, and the errors of the last attempt. */
export interface Filled {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | undefined>>;
}

export interface LineProps {
  filled: Filled;
  name: string;
  label: string;
  type?: "tel" | "email";
  className?: string;
}

export function Line({ filled: { values, errors }, name, label, type, className }: LineProps) {
  return (
    <TextInput
      className={className}
      type={type}
      name={name}
      label={label}
      maxLength={MAX_LINE_LENGTH}
      defaultValue={values[name] ?? ""}
      error={errors[name]}
    />
  );
}
