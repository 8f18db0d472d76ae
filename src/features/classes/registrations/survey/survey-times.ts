import { TZDate } from "@date-fns/tz";
import { addHours } from "date-fns";

/** Surveys are emailed between these hours of the day, in the hospital's time zone. */
const MORNING = 8;
const EVENING = 21;

/**
 * When to send a class's survey: some hours after the class, but at night not before 8 AM.
 * @param timeZone IANA name of the hospital's time zone; a night with a clock change has seven or nine hours
 */
export function surveyDueAt(endsAt: Date, delayHours: number, timeZone: string): Date {
  const due = addHours(endsAt, delayHours);
  const hour = new TZDate(due, timeZone).getHours();
  if (hour < MORNING) return morningOf(due, 0, timeZone);
  return hour >= EVENING ? morningOf(due, 1, timeZone) : due;
}

/** Whether surveys may be emailed now, which is not allowed at night. */
export function isByDay(now: Date, timeZone: string): boolean {
  const hour = new TZDate(now, timeZone).getHours();
  return MORNING <= hour && hour < EVENING;
}

/** When a survey closes: at the end of the day that many days after it was sent, exclusive. */
export function closesAt(askedAt: Date, days: number, timeZone: string): Date {
  const localTime = new TZDate(askedAt, timeZone);
  return new Date(
    +new TZDate(
      localTime.getFullYear(),
      localTime.getMonth(),
      localTime.getDate() + days + 1,
      0,
      0,
      0,
      timeZone,
    ),
  );
}

function morningOf(instant: Date, days: number, timeZone: string): Date {
  const localTime = new TZDate(instant, timeZone);
  return new Date(
    +new TZDate(
      localTime.getFullYear(),
      localTime.getMonth(),
      localTime.getDate() + days,
      MORNING,
      0,
      0,
      timeZone,
    ),
  );
}
