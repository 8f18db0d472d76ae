/** What the figures of a time are called on the wire. */
export const SERIES = ["page", "search", "searchInVain", "registration", "gift", "missed", "error"] as const;

export type SeriesName = (typeof SERIES)[number];

/** One figure, day by day, beside the same number of days before. */
export interface Series {
  name: SeriesName;
  total: number;
  before: number;
  days: number[];
  daysBefore: number[];
}

/** Something by its name, how often, and how often in the time before. */
export interface Ranked {
  key: string;
  count: number;
  before: number;
}
