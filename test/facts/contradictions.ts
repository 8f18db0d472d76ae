import { TZDate } from "@date-fns/tz";
import { addDays, addMinutes } from "date-fns";
import type { Holiday, OpeningHours } from "~/content/fields/opening-hours/field";
import { hoursOfDay, isHoliday } from "~/content/fields/opening-hours/hours-of-day";
import { ofFeature } from "../of-feature";
import type { DemoText } from "./demo-texts";

const ZONE = "America/Chicago";
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const PHONE = /\(?\b(\d{3})\)?[ .-]?(\d{3})[ .-](\d{4})\b/g;
const DAY_NAMES = new RegExp(`\\b(${DAYS.join("|")})s?\\b`, "g");

/** Something that takes place: a class, an event, a stop. Times are ISO 8601. */
export interface Occasion {
  where: string;
  startsAt: string;
  endsAt: string;
  /** The words that say when it is; empty if only the dates do. */
  when: string;
  /** The opening hours of its place, if the place is one of ours. */
  hours?: OpeningHours;
  /** Its place according to its record. */
  place?: string;
}

/** Telephone numbers in texts that no record, setting, or list of public lines has. */
export function unknownPhones(texts: readonly DemoText[], known: ReadonlySet<string>): string[] {
  return texts.flatMap(({ where, text }) =>
    [...text.matchAll(PHONE)].flatMap(([number, ...digits]) =>
      known.has(digits.join("")) ? [] : [`${where}: ${number} belongs to no record`],
    ),
  );
}

/** Weekdays, times, and "second Friday" in an occasion's words that its own dates contradict. */
export function wrongTimes({ where, startsAt, endsAt, when }: Occasion): string[] {
  const [start, end] = [new TZDate(startsAt, ZONE), new TZDate(endsAt, ZONE)];
  const days = [...when.matchAll(DAY_NAMES)].map(([, day = ""]) => day);
  const nth = /\b(first|second|third|fourth|fifth) (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day/i.exec(
    when,
  )?.[1];
  const times = timesIn(when);
  const wrong: string[] = [];
  for (const date of [start, end])
    if (days.length > 0 && !days.includes(DAYS[date.getDay()] ?? ""))
      wrong.push(`${where}: “${when}”, but it is on a ${DAYS[date.getDay()]}`);
  if (nth && ORDINALS[Math.ceil(start.getDate() / 7) - 1] !== nth.toLowerCase())
    wrong.push(`${where}: “${when}”, but it is on day ${start.getDate()} of the month`);
  if (times[0] !== undefined && times[0] !== minutesOf(start))
    wrong.push(`${where}: “${when}”, but it begins at ${start.toTimeString().slice(0, 5)}`);
  if (times[1] !== undefined && times[1] !== minutesOf(end))
    wrong.push(`${where}: “${when}”, but it ends at ${end.toTimeString().slice(0, 5)}`);
  return [...new Set(wrong)];
}

/** An occasion's place that its words do not name, if they say when and where it is. */
export function wrongPlace({ where, when, place = "" }: Occasion): string[] {
  const [name = ""] = place.split(",");
  const isNamed =
    when === "" || name.split(" ").every((word) => when.toLowerCase().includes(word.toLowerCase()));
  return isNamed ? [] : [`${where}: “${when}”, but it is at ${place}`];
}

/** Days of an occasion on which its place is closed, or that are holidays. */
export function closedDays(occasion: Occasion, holidays: readonly Holiday[]): string[] {
  const { where, hours } = occasion;
  return sessionsOf(occasion).flatMap(({ start, end }) => {
    const holiday = holidays.find((one) => isHoliday(one, start));
    if (holiday && occasion.when.includes("except on holidays")) return [];
    if (holiday) return [`${where}: on ${start.toDateString()}, ${holiday.name}`];
    if (!hours || hours.always) return [];
    const isOpen = hoursOfDay(hours, start).spans.some(
      ({ opens, closes }) => opens <= clock(start) && clock(end) <= closes,
    );
    return isOpen ? [] : [`${where}: its place is closed on ${start.toDateString()} at ${clock(start)}`];
  });
}

/** The single meetings: one, or those on the weekdays that the words name, until the last day. */
function sessionsOf({ startsAt, endsAt, when }: Occasion): { start: TZDate; end: TZDate }[] {
  const [start, end] = [new TZDate(startsAt, ZONE), new TZDate(endsAt, ZONE)];
  const named = new Set([...when.matchAll(DAY_NAMES)].map(([, day]) => day));
  const sessions = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const isMeeting = named.size > 0 ? named.has(DAYS[day.getDay()]) : true;
    const minutes = minutesOf(end) - minutesOf(start);
    if (isMeeting) sessions.push({ start: day, end: addMinutes(day, minutes) });
  }
  return sessions;
}

/** Times in words, as minutes after midnight: "6:30 to 8:30 PM". */
function timesIn(words: string): number[] {
  const found = [...words.replaceAll("noon", "12:00 PM").matchAll(/\b(\d{1,2}):(\d{2})(?: (AM|PM))?/g)];
  return found.map(([, hour, minute, half], at) => {
    const isAfternoon = (half ?? found.slice(at).find(([, , , later]) => later)?.[3]) === "PM";
    return ((Number(hour) % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
  });
}

function minutesOf(date: Date): number {
  return date.getHours() * 60 + date.getMinutes();
}

function clock(date: Date): string {
  return date.toTimeString().slice(0, 5);
}

/** Amounts of money in a text, in cents. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)(?! (?:million|billion))/g)].map(([, amount = ""]) =>
    Math.round(Number(amount.replaceAll(",", "")) * 100),
  );
}

/** One of the two pages that state it belongs to the newsletter. */
const printedLetter: Record<string, RegExp> = Object.fromEntries(
  ofFeature("newsletter", [
    "the printed letter of the Foundation",
    /printed letter,? (twice|\w+ times) a year/g,
  ] as const),
);

/** Facts that are stated in several places, in English or Spanish: each must be the same everywhere. */
const REPEATED_FACTS: Record<string, RegExp> = {
  "a night in the Lodging Program": /(\$[\d,.]*\d) (?:a night|la noche)/g,
  "a hot lunch": /(?:hot lunch is|almuerzo caliente cuesta) (\$[\d,.]*\d)/g,
  "the lowest monthly payment": /(?:from (\$[\d,.]*\d) a month|desde (\$[\d,.]*\d) al mes)/g,
  "a bill above the estimate":
    /bill is (\$[\d,.]*\d) or more above what we wrote|(\$[\d,.]*\d) or more above it, we (?:take|lower)/g,
  "the households that answered the survey of 2025":
    /In 2025, ([\d,]+) households|Vietnamese: ([\d,]+) households/g,
  "the adults with diabetes": /One adult in (\w+) has diabetes/g,
  "the adults with a bad month": /One adult in (\w+) had a month/g,
  ...printedLetter,
};

/** Statements of one fact that differ between texts. */
export function differingStatements(texts: readonly DemoText[]): string[] {
  return Object.entries(REPEATED_FACTS).flatMap(([what, pattern]) => {
    const stated = texts.flatMap(({ where, text }) =>
      [...text.matchAll(pattern)].map(([, one, other]) => ({ where, fact: one ?? other ?? "" })),
    );
    const facts = new Set(stated.map(({ fact }) => fact));
    if (facts.size === 1 && stated.length > 1) return [];
    return [`${what}: ${stated.map(({ where, fact }) => `${fact} in ${where}`).join(", ") || "nowhere"}`];
  });
}

/**
 * Numbers of a translation that the page it translates does not have: hours, phones, amounts, days.
 * @param more texts that the translation may take numbers from too
 */
export function addedNumbers(
  translation: readonly DemoText[],
  original: readonly DemoText[],
  more: readonly string[] = [],
): string[] {
  const known = new Set([...original.map(({ text }) => text), ...more].flatMap(numbersIn));
  return translation.flatMap(({ where, text }) =>
    numbersIn(text).flatMap((number) => (known.has(number) ? [] : [`${where}: ${number}, in “${text}”`])),
  );
}

/** Numbers as they are written, a clock's with its minutes: 8:00, 240, 1,140, $6.50. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\$?\d+(?:[.,:]\d+)*/g)].map(([number]) => number);
}

/** Prices that texts name for people without insurance and that the price list does not have. */
export function unlistedPrices(texts: readonly DemoText[], listed: ReadonlySet<number>): string[] {
  return texts.flatMap(({ where, text }) =>
    (text.match(/[^.]*[Ww]ithout insurance[^$.]*(?:[^.]|\.\d)*/g) ?? []).flatMap((sentence) =>
      amountsIn(sentence).flatMap((cents) =>
        listed.has(cents)
          ? []
          : [`${where}: “${sentence.trim()}”, but the price list has no $${cents / 100}`],
      ),
    ),
  );
}

const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/**
 * Counts in texts ("nine clinics") that differ from the number of records.
 * @param counts by the words that follow
 */
export function wrongCounts(texts: readonly DemoText[], counts: Readonly<Record<string, number>>): string[] {
  const words = Object.keys(counts).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `\\b(?:all|our|the|in|with|from|of|at)? ?\\b(${NUMBERS.join("|")}|\\d{1,3}) (${words.join("|")})\\b`,
    "gi",
  );
  return texts.flatMap(({ where, text }) =>
    [...text.matchAll(pattern)].flatMap(([words, number = "", noun = ""]) => {
      const stated = /\d/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase()) + 1;
      const actual = counts[noun.toLowerCase()];
      return stated === actual ? [] : [`${where}: “${words.trim()}”, but there are ${actual}`];
    }),
  );
}

/** One number with two sets of hours, under the same label. */
export function differingHours(lines: readonly { phone: string; label: string; hours: string }[]): string[] {
  const byLine = Map.groupBy(lines, ({ phone, label }) => `${label} ${phone}`);
  return [...byLine].flatMap(([line, stated]) => {
    const hours = new Set(stated.map((one) => one.hours));
    return hours.size === 1 ? [] : [`${line}: ${[...hours].join(" / ")}`];
  });
}
