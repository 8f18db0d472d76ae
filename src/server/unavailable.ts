import { UnreadableSeal } from "~/platform/crypto/sealer";
import { isDiskFull, isReadOnly, isUnavailable } from "~/platform/database/is-unavailable";
import { AppError } from "~/platform/errors/app-error";

/** When a client may try again. */
export const RETRY_AFTER_SECONDS = 30;
const WORDS = {
  away: "Our website cannot reach its records right now. Please try again in a minute.",
  moving:
    "Our website is moving its records and cannot save anything for a moment. Nothing was saved. Please try again in a minute.",
  full: "Our website has run out of storage and cannot save anything new right now. What it already has is safe. Please try again later, or call us.",
  sealed: "Our website cannot read its records right now, because their key is missing. Please call us.",
};

/**
 * The error to send if the database cannot be reached, nothing more can be stored, or data is sealed under an
 * unknown secret; undefined for every other error.
 */
export function asUnavailable(error: unknown): AppError | undefined {
  const trouble = causeOf(error);
  if (!trouble) return undefined;
  return new AppError("UNAVAILABLE", WORDS[trouble], {
    headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  });
}

function causeOf(error: unknown): keyof typeof WORDS | undefined {
  if (isReadOnly(error)) return "moving";
  if (isUnavailable(error)) return "away";
  if (isDiskFull(error)) return "full";
  return error instanceof UnreadableSeal ? "sealed" : undefined;
}
