import { Textarea } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { useHint } from "./hint-context";
import type { InputProps } from "./input-props";

/** TEXTAREA: several lines, as tall as its contents. */
export function TextareaField(props: InputProps<string>) {
  const { field, value, onChange } = props;
  const limit = field.settings.maxLength ?? 2_000;
  return (
    <Textarea
      {...controlProps(props)}
      label={<FieldLabel field={field} count={{ now: value.length, limit }} />}
      value={value}
      maxLength={limit}
      placeholder={useHint(props.path)}
      autosize
      minRows={2}
      maxRows={14}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
