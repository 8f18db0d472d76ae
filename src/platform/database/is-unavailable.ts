/** The driver could not connect, or the server is starting, stopping or full. */
const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "08006",
]);

/** Whether an error says that the database cannot be reached just now, rather than that a query was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && CODES.has(error.code)) return true;
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable(error.cause);
}
