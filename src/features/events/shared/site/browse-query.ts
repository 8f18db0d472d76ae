import { type Month, monthOf, shiftedMonth } from "./month";

/** The query of a list of classes or events. Empty strings if not set. */
export interface BrowseQuery {
  /** The slug of a type. */
  type: string;
  month: Month | "";
  view: "list" | "calendar";
}

/** How many months back calendars link, so that robots do not follow links forever. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;

export const browseParameters = ["type", "month", "view"] as const;

/** Parses the address of a list. Ignores invalid values, such as a month in fifty years. */
export function browseQuery(parameters: URLSearchParams, now: Date, timeZone: string): BrowseQuery {
  const month = parameters.get("month") ?? "";
  const currentMonth = monthOf(now, timeZone);
  const isMonth =
    /^\d{4}-(0[1-9]|1[0-2])$/.test(month) &&
    month >= shiftedMonth(currentMonth, -MONTHS_BACK) &&
    month <= shiftedMonth(currentMonth, MONTHS_AHEAD);
  return {
    type: (parameters.get("type") ?? "").slice(0, 100),
    month: isMonth ? month : "",
    view: parameters.get("view") === "calendar" ? "calendar" : "list",
  };
}

/** The address of a query, with only the values that are set. */
export function browseHref(path: string, query: BrowseQuery, changes: Partial<BrowseQuery> = {}): string {
  const { type, month, view } = { ...query, ...changes };
  const parameters = new URLSearchParams();
  if (type) parameters.set("type", type);
  if (month) parameters.set("month", month);
  if (view === "calendar") parameters.set("view", view);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
