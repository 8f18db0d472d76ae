/** What the admin's screen about the site's health is answered with. Times are ISO 8601 in UTC. */

export type HealthResult = "ok" | "warning" | "broken" | "notApplicable";

/** `GET /api/admin/site-health`: every check, done now. */
export interface SiteHealth {
  checkedAt: string;
  /** The machine that checked; each has a disk, a clock and a memory of its own. */
  node: string;
  checks: CheckedItem[];
}

export interface CheckedItem {
  id: string;
  title: string;
  result: HealthResult;
  found: string;
  advice: string | null;
}
