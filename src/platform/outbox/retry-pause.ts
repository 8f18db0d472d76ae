const MINUTE = 60_000;
const PAUSES = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);

/** How many days a message is retried after it was queued. */
export const RETRY_DAYS = 2;
export const RETRY_PERIOD_MS = RETRY_DAYS * 24 * 60 * MINUTE;

/**
 * The pause after an attempt, in milliseconds; the last pause repeats.
 * @param attempts made so far, from 1
 */
export function retryPause(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE;
}
