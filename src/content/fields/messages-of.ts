import { type NameOf, plainMessages } from "~/platform/errors/plain-messages";
import type { Fields } from "./field";

/** For the `error` option when parsing these fields: messages name the field by its label, as in the form. */
export function messagesOf(fields: Fields) {
  return plainMessages(labelIn(fields));
}

function labelIn(fields: Fields): NameOf {
  return ([name, place, ...rest]) => {
    const field = typeof name === "string" && Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return undefined;
    if (place === undefined) return `“${field.label}”`;
    const { item } = field.settings;
    return item && rest.length > 0 ? labelIn(item)(rest) : undefined;
  };
}
