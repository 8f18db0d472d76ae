/** People come to an evening class from the morning on at the earliest. */
const EARLY_MS = 12 * 3_600_000;

/**
 * The number, from 1, of the session for which people come at a time: the last one that has begun or begins soon.
 * @param starts when each session of the class starts, in order
 */
export function sessionFor(starts: readonly Date[], at: Date): number {
  return Math.max(1, starts.filter((start) => +start - EARLY_MS <= +at).length);
}
