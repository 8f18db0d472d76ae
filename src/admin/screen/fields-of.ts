import { ApiError } from "../requests/api-error";

/**
 * Splits a refusal into the errors of the form's fields and the error of the form as a whole. A refusal that
 * names no field of the form stays unchanged.
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
