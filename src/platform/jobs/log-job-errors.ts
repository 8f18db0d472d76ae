import type { PgBoss } from "pg-boss";
import { isUnavailable } from "../database/is-unavailable";
import type { Logger } from "../logging/logger";

const QUIET_MS = 60_000;

/**
 * Logs every error outside the jobs themselves; without a listener, it would end the process. While the
 * database is away, every worker reports it every two seconds, so this logs once a minute.
 */
export function logJobErrors(boss: PgBoss, log: Logger): void {
  let quietUntil = 0;
  boss.on("error", (reported) => {
    const error = asError(reported);
    if (!isUnavailable(error)) return log.error({ err: error }, "jobs: an error occurred");
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log.warn({ err: error }, "jobs wait: the database cannot be reached");
  });
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "jobs: warning"));
}

/** Workers report copies of errors, which are plain objects. */
function asError(reported: Error): Error {
  return reported instanceof Error
    ? reported
    : Object.assign(new Error((reported as Error).message), reported as object);
}
