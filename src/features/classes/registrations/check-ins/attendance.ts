import { numbersOf } from "../person/people-of";
import type { CheckInMark, Registration } from "../table";

/** The times since which one person of a registration is here, for each session. */
export interface PersonHere {
  /** One of `personNumbers`. */
  person: number;
  /** In the order of the class's sessions. Null if the person was not checked in. */
  sessions: (Date | null)[];
}

type Mark = Pick<CheckInMark, "person" | "session" | "here" | "at">;

/**
 * Who of a registration is here, in the order of `namesOf`.
 * @param marks all marks of the registration for its current class
 * @param sessions the number of the class's sessions
 */
export function attendanceOf(
  row: Pick<Registration, "people" | "personNumbers" | "checkedInAt">,
  marks: readonly Mark[],
  sessions: number,
): PersonHere[] {
  const numbers = Array.from({ length: sessions }, (_, at) => at + 1);
  return numbersOf(row).map((person) => ({
    person,
    sessions: numbers.map((session) => {
      if (marks.length === 0) return session === 1 ? row.checkedInAt : null;
      return checkedInAtOf(marks.filter((mark) => mark.person === person && mark.session === session));
    }),
  }));
}

/**
 * The earliest check-in that no later mark undoes. Devices can send marks in any order, so the result must depend only
 * on the marks themselves.
 * @param marks of one person and one session
 */
function checkedInAtOf(marks: readonly Mark[]): Date | null {
  const undone = Math.max(...marks.filter(({ here }) => !here).map(({ at }) => +at));
  const valid = marks.filter(({ here, at }) => here && +at > undone).map(({ at }) => +at);
  return valid.length > 0 ? new Date(Math.min(...valid)) : null;
}

/** When the first person was checked in to any session; null if nobody was. */
export function firstHere(attendance: readonly PersonHere[]): Date | null {
  const times = attendance.flatMap(({ sessions }) => sessions.flatMap((since) => (since ? [+since] : [])));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
