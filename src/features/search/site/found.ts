import type { SearchAnswer } from "../search-site";

/** What the page shows of an answer. */
export interface Found extends SearchAnswer {
  /** The kind that is shown alone, or null for the first of each. */
  chosen: string | null;
  page: number;
  /** What each kind of record is called. */
  labels: Record<string, { one: string; many: string }>;
  /** The day of each class and event on this page, by its id: a class that is given again stands there again. */
  days: Record<string, string>;
}
