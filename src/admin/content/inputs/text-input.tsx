import { TextInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { GrowingTextarea } from "../../screen/growing-textarea";
import { useFocusOnArrival } from "../form/use-focus-on-arrival";
import { useInsertVariable, VariablesRead } from "../variables/insert-variable";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { useHint } from "./hint-context";
import type { InputProps } from "./input-props";

/** TEXT: one line. A full address of this site, as people copy it, becomes its path. */
export function TextField(props: InputProps<string>) {
  useFocusOnArrival(props.path);
  return (
    <div>
      <TextInput {...useTextControl(props)} />
      <VariablesRead text={props.value} />
    </div>
  );
}

/** TEXTAREA: several lines, as tall as its contents. */
export function TextareaField(props: InputProps<string>) {
  return (
    <div>
      <GrowingTextarea {...useTextControl(props)} minRows={2} maxRows={14} />
      <VariablesRead text={props.value} />
    </div>
  );
}

/**
 * The parts that both inputs share: the limit, the hint, and the facts of the hospital that can be inserted.
 */
function useTextControl(props: InputProps<string>) {
  const { field, path, value, onChange } = props;
  const { maxLength } = field.settings;
  const common = controlProps(props);
  const { setControl, follow, control, rightSection } = useInsertVariable({
    value,
    onChange,
    disabled: common.disabled,
    offered: field.settings.variables ?? "all",
  });
  const placeholder = useHint(path);
  return {
    ...common,
    ...control,
    ref: setControl,
    label: <FieldLabel field={field} count={{ now: value.length, limit: maxLength }} />,
    value,
    maxLength,
    placeholder,
    rightSection,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      follow(currentTarget);
      onChange(typedIn(currentTarget.value, field.settings.address));
    },
  };
}

function typedIn(text: string, isAddress = false): string {
  const ofThisSite = `${location.origin}/`;
  return isAddress && text.startsWith(ofThisSite) ? text.slice(ofThisSite.length - 1) : text;
}
