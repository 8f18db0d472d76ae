import { TextInput } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { useHint } from "./hint-context";
import type { InputProps } from "./input-props";

/** TEXT: one line. */
export function TextField(props: InputProps<string>) {
  const { field, value, onChange } = props;
  const limit = field.settings.maxLength ?? 255;
  return (
    <TextInput
      {...controlProps(props)}
      label={<FieldLabel field={field} count={{ now: value.length, limit }} />}
      value={value}
      maxLength={limit}
      placeholder={useHint(props.path)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
