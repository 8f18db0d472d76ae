/**
 * SQLSTATE of a write in a read-only transaction. A database that is being moved refuses every write with it.
 */
export const READ_ONLY = "25006";

/**
 * The driver could not connect, the server is starting, stopping, or full, or the database accepts no changes
 * because it is being moved.
 */
const CODES = new Set([
  "DATABASE_AWAY",
  READ_ONLY,
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

/**
 * Whether an error means that the database cannot be reached right now, rather than that a query was wrong.
 */
export function isUnavailable(error: unknown): boolean {
  return isInCauseChain(
    error,
    (one) =>
      CODES.has(codeOf(one)) ||
      /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/.test(
        one.message,
      ),
  );
}

/** Whether an error means that the database accepts no changes, as while it is moved. Reads still work. */
export function isReadOnly(error: unknown): boolean {
  return isInCauseChain(error, (one) => codeOf(one) === READ_ONLY);
}

/** The server's disk, or one of ours, is full, or our quota is used up. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether an error means that nothing more can be stored. Reads still work. */
export function isDiskFull(error: unknown): boolean {
  return isInCauseChain(error, (one) => FULL.has(codeOf(one)));
}

/** SQLSTATEs of text with a NUL character, as plain text and within JSON. */
const UNSTORABLE = new Set(["22021", "22P05"]);

/** Whether an error means that a value cannot be stored as text. The sender can fix that, we cannot. */
export function isUnstorableText(error: unknown): boolean {
  return isInCauseChain(error, (one) => UNSTORABLE.has(codeOf(one)));
}

/** Checks the whole cause chain: drivers and libraries wrap errors. */
function isInCauseChain(error: unknown, isMeant: (one: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (isMeant(error)) return true;
  const within = error instanceof AggregateError ? error.errors : [error.cause];
  return within.some((one) => isInCauseChain(one, isMeant));
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
