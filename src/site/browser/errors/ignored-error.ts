/** A script of old in-app browsers reads `os` of null; it is not our error (specification, section 7). */
const NULL_OS = [
  /null \(reading 'os'\)/,
  /property 'os' of null/,
  /property "os", .*null/,
  /null is not an object \(.*\.os\b/,
];

/** Whether there is nothing to report: no error, or the one known to be harmless. */
export function isIgnoredError(error: unknown): boolean {
  if (error === undefined || error === null) return true;
  const message = messageOf(error);
  return NULL_OS.some((pattern) => pattern.test(message));
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  return String(error);
}

/**
 * For reports and the console: includes the method, path, and status of a failed request, which people never
 * read.
 */
export function technicalMessage(error: unknown): string {
  const message = messageOf(error);
  return error instanceof Error && "details" in error ? `${error.details}: ${message}` : message;
}
