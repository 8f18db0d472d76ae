/** So staff can check people in to an evening class from the morning on. */
const EARLY_MS = 12 * 3_600_000;

/**
 * The number, from 1, of the session for check-ins at a time: the last one that has begun or begins soon.
 * @param starts the start times of the class's sessions, in order
 */
export function sessionFor(starts: readonly Date[], at: Date): number {
  return Math.max(1, starts.filter((start) => +start - EARLY_MS <= +at).length);
}
