import type { FieldDescription } from "~/content/description";
import type { FieldMessages } from "../draft/draft-state";

/** What every input is given. It shows `value` and says what becomes of it; it keeps nothing itself. */
export interface InputProps<Value = unknown> {
  field: FieldDescription;
  /** Where the value stands in the record: `bio`, `links.0.href`; also the name that errors carry. */
  path: string;
  value: Value;
  onChange(value: Value): void;
  /** Every message of the record; an input picks its own and hands the rest to its parts. */
  errors: FieldMessages;
  disabled: boolean;
}

/** The id of an input's control, so that an error summary can lead to it. */
export function inputId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}

/** Everything said about a value and its parts, for inputs whose parts show no messages of their own. */
export function messagesWithin(errors: FieldMessages, path: string): string | undefined {
  const found = Object.entries(errors).flatMap(([at, words]) =>
    at === path || at.startsWith(`${path}.`) ? [words] : [],
  );
  return found.length > 0 ? [...new Set(found)].join(" ") : undefined;
}
