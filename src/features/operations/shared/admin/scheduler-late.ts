/** Work on a clock is due every minute; a node that restarts is allowed a few. In ms. */
const PATIENCE = 5 * 60_000;

/** Whether what is scheduled will not happen on time. @param lastRan ISO 8601, null before the first time */
export function isSchedulerLate(lastRan: string | null, now = Date.now()): boolean {
  return lastRan === null || now - new Date(lastRan).getTime() > PATIENCE;
}
