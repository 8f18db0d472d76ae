import { Textarea } from "@mantine/core";
import { useInsertVariable, VariablesRead } from "../variables/insert-variable";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { useHint } from "./hint-context";
import type { InputProps } from "./input-props";

/** TEXTAREA: several lines, as tall as its contents. */
export function TextareaField(props: InputProps<string>) {
  const { field, value, onChange } = props;
  const limit = field.settings.maxLength;
  const common = controlProps(props);
  const { setControl, onKeyDown, rightSection } = useInsertVariable({
    value,
    onChange,
    disabled: common.disabled,
  });
  return (
    <div>
      <Textarea
        {...common}
        ref={setControl}
        label={<FieldLabel field={field} count={{ now: value.length, limit }} />}
        value={value}
        maxLength={limit}
        placeholder={useHint(props.path)}
        autosize
        minRows={2}
        maxRows={14}
        onKeyDown={onKeyDown}
        rightSection={rightSection}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <VariablesRead text={value} />
    </div>
  );
}
