/** The visitor left the page, or the request was aborted: intended. */
const IGNORED_ERRORS = new Set(["AbortError"]);

/**
 * Whether an unhandled error came from the site. Browsers hide errors of foreign scripts (no error object),
 * and extensions appear in file and stack; visitors see no message about either.
 * @param file where it happened, according to the browser
 */
export function isOurError(error: unknown, file = ""): boolean {
  if (error === undefined || error === null) return false;
  const name = typeof error === "object" && "name" in error ? String(error.name) : "";
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return !IGNORED_ERRORS.has(name) && !/\b[a-z-]+-extension:\/\//.test(file + stack);
}
