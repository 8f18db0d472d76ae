import type { ItemFailed } from "~/content/item-schemas";
import { AppError } from "~/platform/errors/app-error";

/**
 * Why one of several records could not be changed.
 * @throws the error, if it is not for people
 */
export function failureOf(id: string, error: unknown): ItemFailed {
  if (!(error instanceof AppError)) throw error;
  const { code, message, more } = error;
  return { id, error: { code, message, errors: more.errors } };
}
