import { TextInput } from "@mantine/core";
import { useFocusOnArrival } from "../form/use-focus-on-arrival";
import { useInsertVariable, VariablesRead } from "../variables/insert-variable";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { useHint } from "./hint-context";
import type { InputProps } from "./input-props";

/** TEXT: one line. A full address of this site, as people copy it, becomes its path. */
export function TextField(props: InputProps<string>) {
  const { field, value, onChange } = props;
  const limit = field.settings.maxLength ?? 255;
  const common = controlProps(props);
  useFocusOnArrival(props.path);
  const { setControl, onKeyDown, rightSection } = useInsertVariable({
    value,
    onChange,
    disabled: common.disabled,
  });
  return (
    <div>
      <TextInput
        {...common}
        ref={setControl}
        label={<FieldLabel field={field} count={{ now: value.length, limit }} />}
        value={value}
        maxLength={limit}
        placeholder={useHint(props.path)}
        onKeyDown={onKeyDown}
        rightSection={rightSection}
        onChange={({ currentTarget }) => onChange(typedIn(currentTarget.value, field.settings.address))}
      />
      <VariablesRead text={value} />
    </div>
  );
}

function typedIn(text: string, isAddress = false): string {
  const ofThisSite = `${location.origin}/`;
  return isAddress && text.startsWith(ofThisSite) ? text.slice(ofThisSite.length - 1) : text;
}
