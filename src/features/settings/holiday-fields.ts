import { itemArray } from "~/content/fields/item-array";
import { number } from "~/content/fields/number";
import { type Holiday, WEEKDAYS, type Weekday } from "~/content/fields/opening-hours/field";
import { WEEKDAY_NAMES } from "~/content/fields/opening-hours/opening-hours-lines";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";
import { MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";

const MONTHS = {
  "1": "January",
  "2": "February",
  "3": "March",
  "4": "April",
  "5": "May",
  "6": "June",
  "7": "July",
  "8": "August",
  "9": "September",
  "10": "October",
  "11": "November",
  "12": "December",
};
const ORDINALS = { "1": "first", "2": "second", "3": "third", "4": "fourth", "-1": "last" };

/** "25", or a weekday with its position in the month: "thu 4" for the fourth Thursday, "mon -1" for the last Monday. */
const DAYS: Record<string, string> = Object.fromEntries([
  ...Array.from({ length: 31 }, (_, at) => [String(at + 1), String(at + 1)]),
  ...Object.entries(ORDINALS).flatMap(([nth, ordinal]) =>
    WEEKDAYS.map((weekday) => [`${weekday} ${nth}`, `${ordinal} ${WEEKDAY_NAMES[weekday]}`]),
  ),
]);

/** The days on which the hospital has no classes. */
export const holidayFields = {
  holidays: itemArray({
    label: "Holidays",
    help: "When staff write the sessions of a class by a rule, the form asks what to do about these days.",
    maxItems: 60,
    item: {
      name: text({
        withoutVariables: true,
        label: "Name",
        help: "Thanksgiving Day",
        maxLength: MAX_NAME_LENGTH,
        required: true,
      }),
      month: select({ label: "Month", choices: MONTHS, required: true }),
      day: select({ label: "Day", choices: DAYS, required: true }),
      year: number({
        label: "Only in the year",
        help: "Leave empty for every year.",
        integer: true,
        minimum: 2000,
        maximum: 2200,
      }),
    },
  }),
};

type HolidayEntry = (typeof holidayFields)["holidays"]["empty"][number];

/** Converts a rule of the opening hours' format to an entry of the list. */
export function holidayEntry(name: string, on: Holiday["on"]): HolidayEntry {
  return {
    name,
    month: String(on.month) as HolidayEntry["month"],
    day: "day" in on ? String(on.day) : `${on.weekday} ${on.nth}`,
    year: null,
  };
}

/** Converts an entry of the list to a rule of the opening hours' format; null if the entry is incomplete. */
export function holidayRule({ name, month, day }: HolidayEntry): Holiday | null {
  if (!name || !month || !day) return null;
  const [first = "", nth] = day.split(" ");
  const on =
    nth === undefined
      ? { month: Number(month), day: Number(first) }
      : { month: Number(month), weekday: first as Weekday, nth: Number(nth) };
  return { name, on, closed: true };
}
