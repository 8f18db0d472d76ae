import { AppError } from "~/platform/errors/app-error";

const RETRY_AFTER_SECONDS = 30;

/** What is answered while the database cannot be reached. */
export function unavailable(): AppError {
  return new AppError(
    "UNAVAILABLE",
    "Our website cannot reach its records right now. Please try again in a minute.",
    {
      headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
    },
  );
}
