import type { Holiday } from "~/content/fields/opening-hours/field";

/** The days on which every location except the main hospital is closed or has shorter hours. */
export const clinicHolidays: Holiday[] = [
  { name: "New Year's Day", on: { month: 1, day: 1 }, closed: true },
  { name: "Memorial Day", on: { month: 5, weekday: "mon", nth: -1 }, closed: true },
  { name: "Independence Day", on: { month: 7, day: 4 }, closed: true },
  { name: "Labor Day", on: { month: 9, weekday: "mon", nth: 1 }, closed: true },
  { name: "Thanksgiving Day", on: { month: 11, weekday: "thu", nth: 4 }, closed: true },
  { name: "Christmas Eve", on: { month: 12, day: 24 }, opens: "08:00", closes: "12:00" },
  { name: "Christmas Day", on: { month: 12, day: 25 }, closed: true },
];
