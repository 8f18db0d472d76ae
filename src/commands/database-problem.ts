import { unreachableCodes } from "~/platform/network/unreachable-codes";
import { StartupError } from "~/platform/startup-error";

/** The server is starting, stopping, or recovering. */
const TEMPORARY_STATES = new Set(["57P01", "57P02", "57P03"]);

/** Whether a connection error may be temporary, such as while the database's machine is still starting. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return code
    ? unreachableCodes.has(code) || TEMPORARY_STATES.has(code)
    : error instanceof Error && /timeout|Connection terminated/.test(error.message);
}

/**
 * Turns a connection error into a sentence for the operator, which never contains the password.
 * @returns a StartupError for known causes; any other error unchanged, for the caller to throw
 */
export function databaseProblem(error: unknown, url: string): unknown {
  if (error instanceof StartupError) return error;
  const code = codeOf(error);
  const { hostname, port, pathname, username } = new URL(url);
  const server = `${hostname || "localhost"}:${port || 5432}`;
  const because = { cause: error };
  if (code && unreachableCodes.has(code)) {
    return new StartupError(
      `No PostgreSQL answers at ${server} (${code}).`,
      "Start it, or correct DATABASE_URL.",
      because,
    );
  }
  if (code && TEMPORARY_STATES.has(code)) {
    return new StartupError(
      `PostgreSQL at ${server} is not ready for connections (${code}).`,
      "See its own log, and start again.",
      because,
    );
  }
  switch (code) {
    case "28P01":
    case "28000":
      return new StartupError(
        `PostgreSQL at ${server} refuses the user ${decodeURIComponent(username) || "(none)"}.`,
        "Correct the user and password in DATABASE_URL.",
        because,
      );
    case "3D000":
      return new StartupError(
        `PostgreSQL at ${server} has no database ${decodeURIComponent(pathname.slice(1))}.`,
        "Create it, or correct DATABASE_URL.",
        because,
      );
    case "42501":
      return new StartupError(
        `The user ${decodeURIComponent(username)} may not change the schema of the database at ${server}.`,
        "Make that user the database's owner.",
        because,
      );
    case "53300":
      return new StartupError(
        `PostgreSQL at ${server} has no connection left.`,
        "Increase its max_connections.",
        because,
      );
    default:
      return /timeout|terminated unexpectedly|SSL/i.test(error instanceof Error ? error.message : "")
        ? new StartupError(
            `PostgreSQL at ${server} does not answer as expected (${(error as Error).message}).`,
            "Correct DATABASE_URL.",
            because,
          )
        : error;
  }
}

/** Drizzle wraps the driver's error; several refused addresses come as one AggregateError. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
