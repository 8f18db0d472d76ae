import type { ContentType } from "~/content/define-content-type";
import type { Fields } from "~/content/fields/field";
import { AppError } from "~/platform/errors/app-error";

/**
 * Refuses changes to fields that the system writes, such as the address of a picture's file. The current
 * value may be sent, because forms send all values that they received.
 * @throws AppError VALIDATION_FAILED
 */
export function refuseReadOnly(
  type: ContentType,
  sent: Record<string, unknown>,
  current: Record<string, unknown>,
): void {
  const errors = Object.entries(type.fields as Fields)
    .filter(([name, field]) => field.readOnly && name in sent)
    .filter(([name, field]) => JSON.stringify(sent[name]) !== JSON.stringify(current[name] ?? field.empty))
    .map(([propertyName, field]) => ({ propertyName, message: `“${field.label}” cannot be changed.` }));
  if (errors.length > 0)
    throw new AppError("VALIDATION_FAILED", "Some fields need a correction.", { errors });
}
