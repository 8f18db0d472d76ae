import { formatDates } from "~/content/values/format-dates";
import type { ClassView } from "../../class/class-views";
import type { ClassSession } from "../../class/sessions";
import { attendanceOf } from "../check-ins/attendance";
import { namesOf } from "../person/people-of";
import type { Person } from "../person/person";
import type { CheckInMark, Registration } from "../table";

/** The text of one person's certificate. */
export interface Certificate {
  name: string;
  title: string;
  /** The sessions that they attended, in words. */
  dates: string[];
  /** "7.5 hours" */
  hours: string;
  /** Empty if the class has no teacher. */
  teacher: string;
}

interface AttendedClass {
  row: Registration;
  /** The decrypted details of the registration. */
  person: Person;
  event: ClassView;
  /** All marks of the registration for its class. */
  marks: readonly CheckInMark[];
}

const HOUR = 3_600_000;

/**
 * The certificates of a registration: one for each person who was checked in to enough sessions of a class that is
 * over.
 * @param timeZone IANA name of the hospital's time zone
 */
export function certificatesOf(
  { row, person, event, marks }: AttendedClass,
  { now, timeZone }: { now: Date; timeZone: string },
): Certificate[] {
  if (!event.hasCertificate || event.cancelledAt || event.endsAt > now || row.status !== "confirmed")
    return [];
  const needed = Math.min(event.certificateSessions ?? event.sessions.length, event.sessions.length);
  const names = namesOf(person);
  return attendanceOf(row, marks, event.sessions.length).flatMap(({ sessions }, at) => {
    const attended = event.sessions.filter((_, session) => sessions[session]);
    const name = names[at];
    if (attended.length < needed || name === undefined) return [];
    return [
      {
        name,
        title: event.title,
        dates: attended.map((session) => formatDates(session, timeZone)),
        hours: describeHours(event.certificateHours ?? lengthOf(attended)),
        teacher: event.teacher,
      },
    ];
  });
}

/** Hours. */
function lengthOf(sessions: readonly ClassSession[]): number {
  return sessions.reduce((sum, { startsAt, endsAt }) => sum + (+endsAt - +startsAt) / HOUR, 0);
}

function describeHours(hours: number): string {
  const rounded = Math.round(hours * 100) / 100;
  return rounded === 1 ? "1 hour" : `${rounded.toLocaleString("en-US")} hours`;
}
