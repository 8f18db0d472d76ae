import type { DataOf } from "~/content/define-content-type";
import type { redirectType } from "~/content/redirects/definition";
import type { cmuStopType } from "~/features/care/cmu-stop/definition";
import { demoTime, type Weekday } from "./demo-time";
import { spanishPaths } from "./pages/es/paths";

const checks = ["Blood pressure", "Blood sugar", "Flu shots"];

interface Route extends Omit<DataOf<typeof cmuStopType>, "date"> {
  weekday: Weekday;
  weeks: readonly number[];
}

/** The stops of the community mobile unit, from the day of seeding. */
export function cmuStops(today: Date): DataOf<typeof cmuStopType>[] {
  return routes.flatMap(({ weekday, weeks, ...stop }) =>
    weeks.map((week) => ({ ...stop, date: demoTime(today, week, weekday, "12:00").slice(0, 10) })),
  );
}

const routes: Route[] = [
  {
    weekday: "Thursday",
    weeks: [0, 4, 8],
    town: "Willow Bend",
    place: "Grain elevator parking lot",
    opensAt: "09:00",
    closesAt: "12:00",
    services: checks,
    note: "",
  },
  {
    weekday: "Thursday",
    weeks: [1, 5, 9],
    town: "Plum Valley",
    place: "Schoolhouse",
    opensAt: "13:00",
    closesAt: "16:30",
    services: [...checks, "Foot care"],
    note: "Come to the side door; the front is for the school.",
  },
  {
    weekday: "Tuesday",
    weeks: [2, 6],
    town: "{town}",
    place: "Library, Main Street side",
    opensAt: "10:00",
    closesAt: "14:00",
    services: [...checks, "Hearing checks"],
    note: "",
  },
];

export const redirects: DataOf<typeof redirectType>[] = [
  { from: "/giving", to: "/donate", kind: "301", match: "exact" },
  // The pages below it are calendars. People who shorten such an address look for the schedule.
  {
    from: "/mobile-unit",
    to: "/community-health-partnership#the-mobile-unit-comes-to-you",
    kind: "301",
    match: "exact",
  },
  { from: "/es", to: spanishPaths.languageHelp, kind: "301", match: "exact" },
  { from: "/find-a-doctor", to: "/provider-search", kind: "301", match: "exact" },
];
