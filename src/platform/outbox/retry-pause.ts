const MINUTE = 60_000;
const PAUSES = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);

/** How long a message is tried for, from when it was last asked for. */
export const TRY_FOR_MS = 48 * 60 * MINUTE;

/** How long to wait after an attempt, in milliseconds; the last pause goes on. @param attempts made so far, from 1 */
export function retryPause(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE;
}
