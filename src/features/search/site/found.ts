import type { SearchAnswer } from "../search-site";

/** The results as the page shows them. */
export interface Found extends SearchAnswer {
  /** The only type shown, or null for the first hits of each. */
  chosen: string | null;
  page: number;
  /** The labels of each type. */
  labels: Record<string, { one: string; many: string }>;
  /** The day of each class and event on this page, by id, because a repeated class has the same title. */
  days: Record<string, string>;
}
