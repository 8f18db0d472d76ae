/** A transaction that may only read: so a database that is being moved refuses every write. */
export const READ_ONLY = "25006";

/** The driver could not connect, the server is starting, stopping or full, or the database takes no changes because it is being moved. */
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

/** Whether an error says that the database cannot be reached just now, rather than that a query was wrong. */
export function isUnavailable(error: unknown): boolean {
  return inChain(
    error,
    (one) =>
      CODES.has(codeOf(one)) ||
      /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/.test(
        one.message,
      ),
  );
}

/** Whether an error says that the database takes no changes, as while it is moved: everything in it can still be read. */
export function isReadOnly(error: unknown): boolean {
  return inChain(error, (one) => codeOf(one) === READ_ONLY);
}

/** The server's disk is full, or a disk of ours, or our share of it. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether an error says that nothing more can be stored: what is stored can still be read. */
export function isOutOfRoom(error: unknown): boolean {
  return inChain(error, (one) => FULL.has(codeOf(one)));
}

/** Text with a character that no text has (NUL), as plain text and within JSON. */
const UNSTORABLE = new Set(["22021", "22P05"]);

/** Whether an error says that what was to be stored is no text: whoever sent it can mend that, we cannot. */
export function isUnstorableText(error: unknown): boolean {
  return inChain(error, (one) => UNSTORABLE.has(codeOf(one)));
}

/** Drivers and libraries wrap what they were told. */
function inChain(error: unknown, isMeant: (one: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (isMeant(error)) return true;
  const within = error instanceof AggregateError ? error.errors : [error.cause];
  return within.some((one) => inChain(one, isMeant));
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
