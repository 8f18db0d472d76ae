import type { RosterEntry } from "../../api/admin/schemas";
import type { Mark } from "./check-in-queue";
import { nameOf } from "./name-of";

/** One person of a registration. */
export interface PersonOnRoster {
  /** Stays theirs when another person of the group is canceled. */
  number: number;
  name: string;
  /** ISO 8601; null if they are not here. */
  hereSince: string | null;
}

/**
 * The people of a registration, the registrant first.
 * @param unsent marks that this device has not sent yet; they count already
 */
export function peopleIn(entry: RosterEntry, unsent: readonly Mark[] = []): PersonOnRoster[] {
  const names = [nameOf(entry), ...entry.others.map(({ firstName, lastName }) => `${firstName} ${lastName}`)];
  return entry.attendance.map(({ person, checkedInAt }, at) => ({
    number: person,
    name: names[at] ?? nameOf(entry),
    hereSince: entry.status === "confirmed" ? sinceWith(unsent, entry.id, person, checkedInAt) : null,
  }));
}

function sinceWith(
  unsent: readonly Mark[],
  registrationId: string,
  person: number,
  checkedInAt: string | null,
): string | null {
  const mark = unsent.findLast(
    (one) => one.registrationId === registrationId && (one.person ?? person) === person,
  );
  if (!mark) return checkedInAt;
  if (!mark.here) return null;
  return checkedInAt !== null && checkedInAt < mark.at ? checkedInAt : mark.at;
}
