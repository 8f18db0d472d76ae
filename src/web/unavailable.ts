import { isOutOfRoom, isUnavailable } from "~/platform/database/is-unavailable";
import { AppError } from "~/platform/errors/app-error";

const RETRY_AFTER_SECONDS = 30;
const WORDS = {
  away: "Our website cannot reach its records right now. Please try again in a minute.",
  full: "Our website has no room to keep anything new right now. What it holds is safe; please try again later, or call us.",
};

/** What is answered while the database cannot be reached, or nothing more can be stored; undefined for every other error. */
export function asUnavailable(error: unknown): AppError | undefined {
  const trouble = isUnavailable(error) ? "away" : isOutOfRoom(error) ? "full" : undefined;
  if (!trouble) return undefined;
  return new AppError("UNAVAILABLE", WORDS[trouble], {
    headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  });
}
