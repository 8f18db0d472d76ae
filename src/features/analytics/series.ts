/** The names of the figures. */
export const SERIES = ["page", "search", "searchInVain", "registration", "gift", "missed", "error"] as const;

export type SeriesName = (typeof SERIES)[number];

/** The label of each figure. */
export const seriesWords: Record<SeriesName, string> = {
  page: "Pages viewed",
  search: "Searches",
  searchInVain: "Searches without results",
  registration: "Registrations",
  gift: "Gifts",
  missed: "Missed addresses",
  error: "Errors in browsers",
};
