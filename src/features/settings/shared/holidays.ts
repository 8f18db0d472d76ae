import { addDays, format, parseISO } from "date-fns";
import { isHoliday } from "~/content/fields/opening-hours/hours-of-day";
import type { Database } from "~/platform/database/database";
import { holidayFields, holidayRule } from "../holiday-fields";
import { publishedValues } from "../published-values";

/** A holiday with its date. */
export interface HolidayOnDay {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
}

/**
 * The published holidays in a period, in order. Empty until staff list some.
 * @param from YYYY-MM-DD, inclusive
 * @param to YYYY-MM-DD, inclusive
 */
export async function holidaysBetween(db: Database, from: string, to: string): Promise<HolidayOnDay[]> {
  const values = await publishedValues(db);
  const { data = [] } = holidayFields.holidays.schema.safeParse(values.holidays ?? []);
  const rules = data.flatMap((entry) => {
    const rule = holidayRule(entry);
    return rule ? [{ rule, year: entry.year }] : [];
  });
  const found: HolidayOnDay[] = [];
  const last = parseISO(to);
  for (let date = parseISO(from); date <= last; date = addDays(date, 1)) {
    const holiday = rules.find(
      ({ rule, year }) => isHoliday(rule, date) && (year === null || year === date.getFullYear()),
    );
    if (holiday) found.push({ day: format(date, "yyyy-MM-dd"), name: holiday.rule.name });
  }
  return found;
}
