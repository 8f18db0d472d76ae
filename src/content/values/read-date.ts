import { TZDate } from "@date-fns/tz";
import { format, isValid, parseISO } from "date-fns";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})T.*[+-]\d{2}:?\d{2}$/;
const MILLISECONDS = /^-?\d{9,14}$/;

/**
 * Parses the value of a date field to YYYY-MM-DD: such a day itself, or noon of it in the visitor's time zone
 * as a timestamp (ISO 8601, or milliseconds since 1970). A timestamp with an offset names the day itself; one
 * in UTC is converted to the hospital's time zone, in which noon anywhere in the country is the same day.
 * @returns undefined if there is no such day, or if it is not between 1900 and 2100
 */
export function readDate(text: string, timeZone: string): string | undefined {
  const day = dayIn(text, timeZone);
  if (!day || !DAY.test(day) || !isValid(parseISO(day))) return undefined;
  return day >= "1900-01-01" && day <= "2100-12-31" ? day : undefined;
}

function dayIn(text: string, timeZone: string): string | undefined {
  if (DAY.test(text)) return text;
  const moment = MILLISECONDS.test(text) ? new Date(Number(text)) : parseISO(text);
  if (!isValid(moment)) return undefined;
  return WITH_OFFSET.exec(text)?.[1] ?? format(new TZDate(moment, timeZone), "yyyy-MM-dd");
}
