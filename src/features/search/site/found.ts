import type { SearchAnswer } from "../search-site";

/** The data of the results page. */
export interface Found extends SearchAnswer {
  /** The only type to show, or null for the first hits of each type. */
  chosen: string | null;
  page: number;
  /** The labels of each type. */
  labels: Record<string, { one: string; many: string }>;
  /** The date of each class and event on this page, by id, because dates of a repeated class have the same title. */
  days: Record<string, string>;
}
