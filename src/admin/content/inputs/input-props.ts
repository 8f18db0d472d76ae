import type { FieldDescription } from "~/content/description";
import type { FieldMessages } from "../draft/draft-state";

/** The props of every input. It shows `value` and reports changes; it has no state. */
export interface InputProps<Value = unknown> {
  field: FieldDescription;
  /** The value's path in the record, which errors also use: `bio`, `links.0.href`. */
  path: string;
  value: Value;
  onChange(value: Value): void;
  /** All messages of the record; an input picks its own and passes the rest to its parts. */
  errors: FieldMessages;
  disabled: boolean;
}

/** The id of an input's control, for links in an error summary. */
export function inputId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}

/** The id of the placeholder that is shown while the browser loads an input. */
export function loadingId(path: string): string {
  return `${inputId(path)}-loading`;
}

/** All messages about a value and its parts, for inputs whose parts show no messages. */
export function messagesWithin(errors: FieldMessages, path: string): string | undefined {
  const found = Object.entries(errors).flatMap(([at, words]) =>
    at === path || at.startsWith(`${path}.`) ? [words] : [],
  );
  return found.length > 0 ? [...new Set(found)].join(" ") : undefined;
}
