/** A page left or a request withdrawn: intended. */
const INTENDED = new Set(["AbortError"]);

/**
 * Whether an unhandled error came from the site. Browsers hide the errors of foreign scripts (no error object), and
 * extensions name themselves in file and stack; a patient is not told of either.
 *
 * @param file where the browser says it happened
 */
export function isOurError(error: unknown, file = ""): boolean {
  if (error === undefined || error === null) return false;
  const name = typeof error === "object" && "name" in error ? String(error.name) : "";
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return !INTENDED.has(name) && !/\b[a-z-]+-extension:\/\//.test(file + stack);
}
