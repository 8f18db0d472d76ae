import type { DataOf } from "~/content/define-content-type";
import type { cmuStopType } from "~/content/types/cmu-stop/definition";
import type { redirectType } from "~/content/types/redirect/definition";

const checks = ["Blood pressure", "Blood sugar", "Flu shots"];

/** Where the community mobile unit stands. */
export const cmuStops: DataOf<typeof cmuStopType>[] = [
  {
    date: "2026-12-03",
    town: "Willow Bend",
    place: "Grain elevator parking lot",
    opensAt: "09:00",
    closesAt: "12:00",
    services: checks,
    note: "",
  },
  {
    date: "2026-12-10",
    town: "Plum Valley",
    place: "Schoolhouse",
    opensAt: "13:00",
    closesAt: "16:30",
    services: [...checks, "Foot care"],
    note: "Come to the side door; the front is for the school.",
  },
];

export const redirects: DataOf<typeof redirectType>[] = [
  { from: "/giving", to: "/donate", kind: "301", match: "exact" },
  { from: "/find-a-doctor", to: "/provider-search", kind: "301", match: "exact" },
];
