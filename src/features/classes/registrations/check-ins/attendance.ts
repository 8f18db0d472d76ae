import { numbersOf } from "../person/people-of";
import type { CheckInMark, Registration } from "../table";

/** Whether one person of a registration is here. */
export interface PersonHere {
  /** One of `personNumbers`. */
  person: number;
  /** Null if they are not. */
  since: Date | null;
}

type Mark = Pick<CheckInMark, "person" | "here" | "at">;

/**
 * Who of a registration is here, in the order of `namesOf`.
 * @param marks all marks of the registration for its class
 */
export function attendanceOf(
  row: Pick<Registration, "people" | "personNumbers" | "checkedInAt">,
  marks: readonly Mark[],
): PersonHere[] {
  if (marks.length === 0) return numbersOf(row).map((person) => ({ person, since: row.checkedInAt }));
  return numbersOf(row).map((person) => ({ person, since: hereSince(marks, person) }));
}

/**
 * The earliest check-in of a person that no later mark undoes. It depends on the marks alone, not on the order in
 * which they arrived.
 */
function hereSince(marks: readonly Mark[], person: number): Date | null {
  const ofPerson = marks.filter((mark) => mark.person === person);
  const undone = Math.max(...ofPerson.filter(({ here }) => !here).map(({ at }) => +at));
  const valid = ofPerson.filter(({ here, at }) => here && +at > undone).map(({ at }) => +at);
  return valid.length > 0 ? new Date(Math.min(...valid)) : null;
}

/** When the first of them came; null if nobody did. */
export function firstHere(attendance: readonly PersonHere[]): Date | null {
  const times = attendance.flatMap(({ since }) => (since ? [+since] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
