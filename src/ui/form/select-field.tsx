import type { ChangeEventHandler } from "react";
import { Field, type FieldProps } from "./field";
import { useTyped } from "./form-fields";

export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: Option[];
  /** The first option, with an empty value. */
  placeholder?: string;
  /** Replaces the placeholder: a first option that has a value but still means no choice. */
  nothing?: Option;
  defaultValue?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

export function SelectField({
  options,
  placeholder,
  nothing,
  defaultValue,
  value,
  onChange,
  ...field
}: SelectFieldProps) {
  const typed = useTyped()?.[field.name];
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          defaultValue={value === undefined ? (typed ?? defaultValue) : undefined}
          value={value}
          onChange={onChange}
        >
          {nothing && <option value={nothing.value}>{nothing.label}</option>}
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
