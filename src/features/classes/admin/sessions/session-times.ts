import { addDays, format, parseISO } from "date-fns";
import { instantFromLocal, localFromInstant } from "~/admin/content/inputs/local-time";

/** A further session as the form's value stores it. */
export interface SessionEntry {
  startsAt: string | null;
  endsAt: string | null;
  place: string;
}

/** A session as typed: a day (YYYY-MM-DD) and two times (HH:MM) in the hospital's time zone. Empty if not typed. */
export interface TypedTimes {
  day: string;
  begins: string;
  ends: string;
}

type Times = Pick<SessionEntry, "startsAt" | "endsAt">;

/** @param timeZone IANA name of the hospital's time zone */
export function typedTimes({ startsAt, endsAt }: Times, timeZone: string): TypedTimes {
  const [day = "", begins = ""] = startsAt ? localFromInstant(startsAt, timeZone).split("T") : [];
  const [, ends = ""] = endsAt ? localFromInstant(endsAt, timeZone).split("T") : [];
  return { day, begins, ends };
}

/** Converts the input to instants; null for incomplete input. A session past midnight ends on the next day. */
export function instantsOf({ day, begins, ends }: TypedTimes, timeZone: string): Times {
  const endsOn = day && ends < begins ? format(addDays(parseISO(day), 1), "yyyy-MM-dd") : day;
  return {
    startsAt: instantFromLocal(`${day}T${begins}`, timeZone),
    endsAt: instantFromLocal(`${endsOn}T${ends}`, timeZone),
  };
}
