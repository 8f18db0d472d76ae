import type { PgBoss } from "pg-boss";
import { isUnavailable } from "../database/is-unavailable";
import type { Logger } from "../logging/logger";

const QUIET_MS = 60_000;

/**
 * Hears of everything that goes wrong beside the jobs themselves; unheard, it would end the process. While the database
 * is away every worker says so every two seconds: once a minute is enough.
 */
export function logTrouble(boss: PgBoss, log: Logger): void {
  let quietUntil = 0;
  boss.on("error", (reported) => {
    const error = asError(reported);
    if (!isUnavailable(error)) return log.error({ err: error }, "jobs: something went wrong");
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
