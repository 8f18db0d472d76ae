import type { FieldDescription, PlainFieldSettings } from "~/content/description";
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

/**
 * Help states limits within this range. Shorter limits are those of values with a known form, such as a ZIP
 * code.
 */
const STATED_LIMITS = { minimum: 40, maximum: 250 };

/** Help, and the recommended length or the limit, below the label. */
export function helpOf({ help, settings }: FieldDescription): string | undefined {
  return [help, statedLimit(settings)].filter(Boolean).join(" ") || undefined;
}

function statedLimit({ maxLength = 0, advised }: PlainFieldSettings): string | undefined {
  if (advised) return `About ${advised[1]} characters.`;
  const { minimum, maximum } = STATED_LIMITS;
  return maxLength >= minimum && maxLength <= maximum ? `At most ${maxLength} characters.` : undefined;
}
