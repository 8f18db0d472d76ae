import type { FieldDescription } from "~/content/description";
import { type InputProps, inputId } from "./input-props";

/** What every single control has in common: its id, its help, its message. */
export function controlProps<Value>({ field, path, errors, disabled }: InputProps<Value>) {
  return {
    id: inputId(path),
    name: path,
    description: helpOf(field),
    error: errors[path],
    disabled: disabled || field.readOnly,
    // Tells screen readers without the browser's own refusal to go on: a draft may be empty.
    "aria-required": field.required || undefined,
  };
}

/** Help and limit, under the label. */
export function helpOf({ help, settings: { maxLength } }: FieldDescription): string | undefined {
  const limit = maxLength !== undefined && maxLength < 255 ? `At most ${maxLength} characters.` : undefined;
  return [help, limit].filter(Boolean).join(" ") || undefined;
}
