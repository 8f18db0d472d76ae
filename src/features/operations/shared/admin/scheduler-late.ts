/** Milliseconds. Scheduled work is due every minute, and a restarting node gets a few minutes. */
const GRACE_MS = 5 * 60_000;

/**
 * Whether the scheduler is late.
 * @param lastRan ISO 8601; null before the first run
 */
export function isSchedulerLate(lastRan: string | null, now = Date.now()): boolean {
  return lastRan === null || now - new Date(lastRan).getTime() > GRACE_MS;
}
