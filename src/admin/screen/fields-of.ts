import { ApiError } from "../requests/api-error";

/**
 * Sorts a refusal: what belongs to fields that the form has, and what is left for the form as a whole. A refusal that names no
 * field of the form is left as it is.
 */
export function fieldsOf(
  error: unknown,
  fields: readonly string[],
): { errors: Record<string, string>; rest: unknown } {
  if (!(error instanceof ApiError)) return { errors: {}, rest: error };
  const errors = Object.fromEntries(
    Object.entries(error.byField()).filter(([name]) => fields.includes(name)),
  );
  return { errors, rest: Object.keys(errors).length > 0 ? null : error };
}
