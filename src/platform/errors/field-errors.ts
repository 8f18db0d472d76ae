import type { FieldError } from "./app-error";
import "./plain-messages";

/**
 * The field errors of a failed Zod parse, as plain sentences. Nested paths are joined with dots
 * (`items.2.title`).
 */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldError[] {
  return issues.map((issue) => ({ propertyName: issue.path.map(String).join("."), message: issue.message }));
}
