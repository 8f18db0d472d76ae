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

/** The limits to know before writing a sentence. A shorter one is that of a known form, such as a ZIP code. */
const LIMITS_TO_KNOW = { least: 40, most: 250 };

/** Help and limit, below the label. */
export function helpOf({ help, settings: { maxLength = 0 } }: FieldDescription): string | undefined {
  const { least, most } = LIMITS_TO_KNOW;
  const limit = maxLength >= least && maxLength <= most ? `At most ${maxLength} characters.` : undefined;
  return [help, limit].filter(Boolean).join(" ") || undefined;
}
