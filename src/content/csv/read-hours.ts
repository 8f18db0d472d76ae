import { type OpeningHours, WEEKDAYS, type Weekday } from "../fields/opening-hours/field";
import type { CellReading } from "./cell-reading";
import { readTime } from "./read-dates";

const FORMAT_ADVICE = "Write hours such as “Mon–Fri 8 AM–5 PM; Sat 9 AM–noon”, or “24 hours”.";
/** The maximum length of one part: matching longer texts takes a long time. */
const MAX_LENGTH = 120;
const RANGE = /^([a-z., &–—-]+?)\s+(\d.*?|noon)\s*(?:-|–|—|to)\s*(\d.*|noon|midnight)$/i;

/** Reads weekly hours as people write them. Holidays and single weeks of a month are for the form. */
export function readHours(text: string): CellReading {
  if (text === "") return { value: { always: false, weekly: [], holidays: [] } };
  if (/^(24 hours( a day)?|24\/7|always( open)?|around the clock)$/i.test(text))
    return { value: { always: true, weekly: [], holidays: [] } };
  const weekly: OpeningHours["weekly"] = [];
  for (const part of text.split(/[;\n]+/).map((one) => one.trim())) {
    if (part === "" || /closed$/i.test(part)) continue;
    const [, named = "", from = "", to = ""] = (part.length > MAX_LENGTH ? null : RANGE.exec(part)) ?? [];
    const days = daysIn(named);
    const opens = timeOf(from);
    const closes = timeOf(to);
    if (!days || !opens || !closes)
      return { problem: `“${part.slice(0, MAX_LENGTH)}” cannot be read as hours. ${FORMAT_ADVICE}` };
    weekly.push({ days, opens, closes });
  }
  return { value: { always: false, weekly, holidays: [] } };
}

function timeOf(text: string): string | undefined {
  const words: Record<string, string> = { noon: "12:00", midnight: "23:59" };
  const read = readTime(words[text.toLowerCase()] ?? text);
  return "value" in read && typeof read.value === "string" ? read.value : undefined;
}

/** "Mon–Fri", "Mon, Wed & Fri", "Daily". */
function daysIn(text: string): Weekday[] | undefined {
  if (/^(daily|every day)$/i.test(text.trim())) return [...WEEKDAYS];
  const days: Weekday[] = [];
  for (const part of text.split(/\s*(?:,|&|\band\b)\s*/i).filter(Boolean)) {
    const [first, last = first] = part.split(/\s*(?:-|–|—|\bto\b)\s*/i).map(dayOf);
    if (first === undefined || last === undefined || last < first) return undefined;
    days.push(...WEEKDAYS.slice(first, last + 1));
  }
  return days.length > 0 ? days : undefined;
}

function dayOf(text: string): number | undefined {
  const at = WEEKDAYS.findIndex((day) => text.trim().toLowerCase().startsWith(day));
  return at === -1 ? undefined : at;
}
