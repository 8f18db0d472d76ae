/** The names of the figures. */
export const SERIES = ["page", "search", "searchInVain", "registration", "gift", "missed", "error"] as const;

export type SeriesName = (typeof SERIES)[number];
