import type { FieldDescription } from "~/content/description";
import { type InputProps, inputId } from "./input-props";

/** The common props of single controls: id, help, message. */
export function controlProps<Value>({ field, path, errors, disabled }: InputProps<Value>) {
  return {
    id: inputId(path),
    name: path,
    description: helpOf(field),
    error: errors[path],
    disabled: disabled || field.readOnly,
    // Announced by screen readers, without the browser's own validation: a draft may be empty.
    "aria-required": field.required || undefined,
  };
}

/** Help and limit, below the label. */
export function helpOf({ help, settings: { maxLength } }: FieldDescription): string | undefined {
  const limit = maxLength !== undefined && maxLength < 255 ? `At most ${maxLength} characters.` : undefined;
  return [help, limit].filter(Boolean).join(" ") || undefined;
}
