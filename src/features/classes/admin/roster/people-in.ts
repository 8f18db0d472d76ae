import type { RosterEntry } from "../../api/admin/schemas";
import type { Mark } from "./check-in-queue";
import { nameOf } from "./name-of";

/** One person of a registration. */
export interface PersonOnRoster {
  /** Does not change when another person of the group is canceled. */
  number: number;
  name: string;
  /** The person's answers, without private ones: “Diet: vegan”. Empty for a person who comes alone. */
  needs: string;
  /** ISO 8601; null if the person is not here. */
  hereSince: string | null;
}

interface PeopleOptions {
  /** The number of the session, from 1. */
  session?: number;
  /** Marks that this device has not sent yet. They are applied before the server has them. */
  unsent?: readonly Mark[];
}

/** The people of a registration, the registrant first, with the time since which each is here in one session. */
export function peopleIn(
  entry: RosterEntry,
  { session = 1, unsent = [] }: PeopleOptions = {},
): PersonOnRoster[] {
  const names = [nameOf(entry), ...entry.others.map(({ firstName, lastName }) => `${firstName} ${lastName}`)];
  return entry.attendance.map(({ person, sessions }, at) => {
    const mark = unsent.findLast((one) => isAbout(one, entry.id, person, session));
    const since = sessions[session - 1] ?? null;
    return {
      number: person,
      name: names[at] ?? nameOf(entry),
      needs: entry.people > 1 ? needsOf(entry, person) : "",
      hereSince: entry.status === "confirmed" ? sinceWith(mark, since) : null,
    };
  });
}

function needsOf({ answers }: RosterEntry, number: number): string {
  return answers
    .filter(({ person }) => person === number)
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join(" · ");
}

/** The answers that are not about a single person of a group. */
export function answersForAll({ answers, people }: RosterEntry): RosterEntry["answers"] {
  return answers.filter(({ person }) => person === undefined || people === 1);
}

/**
 * A mark without a person or session is about everyone and every session. Earlier versions of this screen stored such
 * marks.
 */
function isAbout(mark: Mark, registrationId: string, person: number, session: number): boolean {
  return (
    mark.registrationId === registrationId &&
    (mark.person ?? person) === person &&
    (mark.session ?? session) === session
  );
}

function sinceWith(mark: Mark | undefined, checkedInAt: string | null): string | null {
  if (!mark) return checkedInAt;
  if (!mark.here) return null;
  return checkedInAt !== null && checkedInAt < mark.at ? checkedInAt : mark.at;
}
