/** The earliest check-in for an evening class is in the morning. */
const EARLY_MS = 12 * 3_600_000;

/**
 * The number, from 1, of the session to which people are checked in at a time: the last one that has begun or begins
 * soon.
 * @param starts when each session of the class starts, in order
 */
export function sessionFor(starts: readonly Date[], at: Date): number {
  return Math.max(1, starts.filter((start) => +start - EARLY_MS <= +at).length);
}
