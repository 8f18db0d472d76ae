import { Switch } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import type { InputProps } from "./input-props";

/** BOOLEAN: a switch. */
export function BooleanField(props: InputProps<boolean>) {
  const { field, value, onChange } = props;
  const { "aria-required": _, ...control } = controlProps(props);
  return (
    <Switch
      {...control}
      label={<FieldLabel field={field} />}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
