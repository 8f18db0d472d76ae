import { TagsInput } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { type InputProps, messagesWithin } from "./input-props";

/** TEXT_ARRAY: short texts, each ended by Enter or a comma. */
export function TextArrayField(props: InputProps<string[]>) {
  const { field, path, value, onChange, errors } = props;
  const { description, ...control } = controlProps(props);
  return (
    <TagsInput
      {...control}
      label={<FieldLabel field={field} />}
      description={[description, "Press Enter after each."].filter(Boolean).join(" ")}
      error={messagesWithin(errors, path)}
      value={value}
      maxTags={field.settings.maxItems}
      onChange={(texts) => onChange(texts.map((text) => text.trim()).filter(Boolean))}
    />
  );
}
